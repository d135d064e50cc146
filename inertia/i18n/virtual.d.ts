declare module 'virtual:dictionary/*' {
  const texts: import('~/i18n/dictionary').Dictionary
  export default texts
}

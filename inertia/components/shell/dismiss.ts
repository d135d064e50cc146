const days = 365

/** Keeps when a notice was closed, in a cookie: the server then leaves it out (section 9). */
export function dismiss(flag: 'hide-time-bonus-banner') {
  document.cookie = `${flag}=${Date.now()}; path=/; max-age=${days * 86_400}; samesite=lax`
}

/** The engines that the journeys run in. */
export const engineNames = ['webkit', 'firefox', 'chromium'] as const
export type EngineName = (typeof engineNames)[number]

/** A browser of one engine; each session has cookies and a store of its own. */
export type Engine = Readonly<{
  name: EngineName
  newSession: () => Promise<EngineSession>
  stop: () => Promise<void>
}>

/** What a person has set for all pages. */
export type Wishes = Readonly<{
  dark?: boolean
  /** Nothing moves. */
  still?: boolean
  /** Text twice as large. Not in WebKit. */
  large?: boolean
  /** The colours of the system, as in a contrast theme of Windows. In Firefox alone. */
  contrast?: boolean
  /** Nothing is stored but cookies. In Firefox alone. */
  noStorage?: boolean
}>

export type Size = Readonly<{ width: number; height: number }>
export type Cookie = Readonly<{ name: string; value: string; url: string }>

/** One window of an engine: all that a driver has to do, so that stories are told once for all of them. */
export type EngineSession = Readonly<{
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page; a promise is waited for. */
  evaluate: <T>(expression: string) => Promise<T>
  /** The element that an expression gives. */
  find: (expression: string) => Promise<EngineElement>
  /** Presses a key of the keyboard, with Shift or Control held if they are named before it: `Shift+Enter`. */
  press: (key: string) => Promise<void>
  /** Makes the page, not its window, this large. */
  resize: (size: Size) => Promise<void>
  back: () => Promise<void>
  addCookies: (cookies: readonly Cookie[]) => Promise<void>
  photograph: (path: string) => Promise<void>
  /** What went wrong in the pages so far: uncaught errors and errors of the console. */
  errors: () => readonly string[]
  close: () => Promise<void>
}>

/** Clicks and keys are those of the driver, as a person's; never events made by script. */
export type EngineElement = Readonly<{
  click: () => Promise<void>
  type: (text: string) => Promise<void>
  upload: (path: string) => Promise<void>
}>

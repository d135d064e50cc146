/** Apart from the connection, whose code is loaded for members only. */
let idOfTab: () => string | undefined = () => undefined

/** The id of this tab's stream, by which the server knows the page; visitors have none. */
export function streamId() {
  return idOfTab()
}

export function provideStreamId(id: () => string | undefined) {
  idOfTab = id
}

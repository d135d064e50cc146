import type { Page } from 'playwright'

/**
 * Gives the page a device that keeps passkeys and recognises its owner at once; answers a function
 * by which it recognises nobody any more.
 */
export async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async function recogniseNobody() {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  }
}

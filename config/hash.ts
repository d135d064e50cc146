import { defineConfig, drivers } from '@adonisjs/core/hash'
import app from '@adonisjs/core/services/app'

const hashConfig = defineConfig({
  default: 'scrypt',

  list: {
    scrypt: drivers.scrypt({
      // About 50 ms of CPU for each password; tests log in hundreds of times.
      cost: app.inTest ? 256 : 16384,
      blockSize: 8,
      parallelization: 1,
      maxMemory: 33554432,
    }),
  },
})

export default hashConfig

/**
 * Inferring types for the list of hashers you have configured
 * in your application.
 */
declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}

import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'

/** Pictures are read through the application, which knows who may see them: never served as is. */
const driveConfig = defineConfig({
  default: 'fs',
  services: {
    fs: services.fs({
      location: env.get('STORAGE_PATH') ?? app.makePath('storage'),
      serveFiles: false,
      visibility: 'private',
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}

import type { Package } from '#core/credits/package'

export abstract class Packages {
  abstract find(id: string): Promise<Package | null>
}

import type { Country } from '#core/sites/countries'

/** What a country is divided into for members: a province, state, canton or county. */
export type Region = Readonly<{
  id: number
  country: Country
  /** As GeoNames has it, without the country; made up where several became one county. */
  code: string
  /** In the region's own language. */
  name: string
}>

/** A city, town or village a member may live in. */
export type Place = Readonly<{
  id: number
  regionId: number
  country: Country
  name: string
  /** Degrees, north and east positive. */
  latitude: number
  longitude: number
  /** 0 when unknown. */
  population: number
}>

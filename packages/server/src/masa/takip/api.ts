/** The door of this room: other rooms call these and nothing else. */
export { type Anilan, adlari, anilanlar, gorenler, takip } from './queries.ts';
export { anmalariYaz, takibeAl, takibiAyir, takibiTasi, takibiYaz, takipcilereBildir } from './kayit.ts';

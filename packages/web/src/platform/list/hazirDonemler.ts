import { ayEkle, type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';

interface HazirDonem {
  readonly ad: string;
  readonly Ilk: Gun;
  readonly Son: Gun;
}

export function hazirDonemler(bugun: Gun): readonly HazirDonem[] {
  const ay = `${bugun.slice(0, 7)}-01`;
  const yil = `${bugun.slice(0, 4)}-01-01`;
  return [
    { ad: 'Bu ay', Ilk: ay, Son: bugun },
    { ad: 'Geçen ay', Ilk: ayEkle(ay, -1), Son: gunEkle(ay, -1) },
    { ad: 'Son 3 ay', Ilk: ayEkle(ay, -2), Son: bugun },
    { ad: 'Bu yıl', Ilk: yil, Son: bugun },
    { ad: 'Geçen yıl', Ilk: ayEkle(yil, -12), Son: gunEkle(yil, -1) },
    { ad: 'Son 12 ay', Ilk: ayEkle(ay, -11), Son: bugun },
  ];
}

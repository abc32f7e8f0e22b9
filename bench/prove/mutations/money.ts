import type { Mutation } from '../mutations.ts';

/** Wrong sums. */
export const MONEY: readonly Mutation[] = [
  {
    room: 'bayifatura',
    file: 'server/src/mali/bayifatura/queries.ts',
    from: 'coalesce(a.tarih, f.tarih) as satis',
    to: 'f.tarih as satis',
    tests: ['server/src/mali/bayifatura/satisGunu'],
  },
  {
    room: 'gelir',
    file: 'server/src/mali/gelir/queries.ts',
    from: 'on v.musteri_id = f.musteri_id and v.birim = f.para_birimi',
    to: 'on v.musteri_id = f.musteri_id',
    tests: ['server/src/mali/banka/avans'],
  },
  {
    room: 'odeme',
    file: 'server/src/mali/odeme/kayit.ts',
    from: 'for (const pay of yazilan.toReversed()) {',
    to: 'for (const pay of yazilan) {',
    tests: ['server/src/mali/odeme/bakiye'],
  },
  {
    room: 'odeme',
    file: 'core/src/mali/odeme/rules.ts',
    from: 'a.Vade ?? a.Tarih',
    to: 'a.Tarih',
    tests: ['server/src/mali/odeme/bakiye'],
  },
  {
    room: 'teklif',
    file: 'server/src/pazarlama/teklif/kayit.ts',
    from: '    Yillik: satir.yillik as Kurus,\n',
    to: '',
    tests: ['server/src/pazarlama/teklif/kabul'],
  },
  {
    room: 'lisans',
    file: 'server/src/musteri/lisans/job.ts',
    from: 'tutar: donemBedeli(l.YillikBedel, l.YenilemeAy)',
    to: 'tutar: l.YillikBedel',
    tests: ['server/src/musteri/lisans/job'],
  },
  {
    room: 'fatura',
    file: 'core/src/mali/fatura/rules.ts',
    from: "f.Tip !== 'IADE' && f.Kalan !== f.Odenecek",
    to: "f.Tip !== 'IADE' && f.Kalan === 0",
    tests: ['server/src/mali/fatura/handlers'],
  },
  {
    room: 'banka',
    file: 'core/src/mali/banka/rules.ts',
    from: 'odenen + elle - h.Tutar - e.Masraf',
    to: 'odenen - h.Tutar - e.Masraf',
    tests: ['core/src/mali/banka/rules'],
  },
  {
    room: 'teklif',
    file: 'web/src/pazarlama/teklif/teklifKalemi.ts',
    from: "k.Ad === '' && k.BirimFiyat === '' && k.Iskonto === ''",
    to: "k.Ad === '' && k.BirimFiyat === ''",
    tests: ['web/src/pazarlama/teklif/teklifKalemi'],
  },
  {
    room: 'aday',
    file: 'server/src/pazarlama/aday/queries.ts',
    from: '(a.tutar * ${OLASILIK} + 50) / 100',
    to: '(a.tutar * ${OLASILIK}) / 100',
    tests: ['server/src/pazarlama/aday/handlers'],
  },
  {
    room: 'bayifatura',
    file: 'server/src/mali/bayifatura/queries.ts',
    from: `o.donem < \${donem})
          and h.tutar < 0`,
    to: 'o.donem < ${donem})',
    tests: ['server/src/mali/bayifatura/satisGunu'],
  },
  {
    room: 'teklif',
    file: 'server/src/pazarlama/teklif/handlers.ts',
    from: 'if (istek.Secilen.some((n) => kalemler[n]?.Opsiyonel !== true))',
    to: 'if (istek.Secilen.some((n) => kalemler[n] === undefined))',
    tests: ['server/src/pazarlama/teklif/kabul'],
  },
];

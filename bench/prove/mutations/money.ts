import type { Mutation } from '../mutations.ts';

/** Wrong sums. */
export const MONEY: readonly Mutation[] = [
  {
    room: 'bayifatura',
    file: 'server/src/bayifatura/queries.ts',
    from: 'coalesce(a.tarih, f.tarih) as satis',
    to: 'f.tarih as satis',
    tests: ['server/src/bayifatura/satisGunu'],
  },
  {
    room: 'gelir',
    file: 'server/src/gelir/queries.ts',
    from: 'on v.musteri_id = f.musteri_id and v.birim = f.para_birimi',
    to: 'on v.musteri_id = f.musteri_id',
    tests: ['server/src/banka/avans'],
  },
  {
    room: 'odeme',
    file: 'server/src/odeme/kayit.ts',
    from: 'for (const pay of yazilan.toReversed()) {',
    to: 'for (const pay of yazilan) {',
    tests: ['server/src/odeme/bakiye'],
  },
  {
    room: 'odeme',
    file: 'core/src/odeme/rules.ts',
    from: 'a.Vade ?? a.Tarih',
    to: 'a.Tarih',
    tests: ['server/src/odeme/bakiye'],
  },
  {
    room: 'teklif',
    file: 'server/src/teklif/kayit.ts',
    from: '    Yillik: satir.yillik as Kurus,\n',
    to: '',
    tests: ['server/src/teklif/kabul'],
  },
  {
    room: 'lisans',
    file: 'server/src/lisans/job.ts',
    from: 'tutar: donemBedeli(l.YillikBedel, l.YenilemeAy)',
    to: 'tutar: l.YillikBedel',
    tests: ['server/src/lisans/job'],
  },
  {
    room: 'fatura',
    file: 'core/src/fatura/rules.ts',
    from: "f.Tip !== 'IADE' && f.Kalan !== f.Odenecek",
    to: "f.Tip !== 'IADE' && f.Kalan === 0",
    tests: ['server/src/fatura/handlers'],
  },
  {
    room: 'banka',
    file: 'core/src/banka/rules.ts',
    from: 'odenen + elle - h.Tutar - e.Masraf',
    to: 'odenen - h.Tutar - e.Masraf',
    tests: ['core/src/banka/rules'],
  },
  {
    room: 'teklif',
    file: 'web/src/teklifKalemi.ts',
    from: "k.Ad === '' && k.BirimFiyat === '' && k.Iskonto === ''",
    to: "k.Ad === '' && k.BirimFiyat === ''",
    tests: ['web/src/teklifKalemi'],
  },
  {
    room: 'aday',
    file: 'server/src/aday/queries.ts',
    from: '(a.tutar * ${OLASILIK} + 50) / 100',
    to: '(a.tutar * ${OLASILIK}) / 100',
    tests: ['server/src/aday/handlers'],
  },
  {
    room: 'bayifatura',
    file: 'server/src/bayifatura/queries.ts',
    from: `o.donem < \${donem})
          and h.tutar < 0`,
    to: 'o.donem < ${donem})',
    tests: ['server/src/bayifatura/satisGunu'],
  },
  {
    room: 'teklif',
    file: 'server/src/teklif/handlers.ts',
    from: 'if (istek.Secilen.some((n) => kalemler[n]?.Opsiyonel !== true))',
    to: 'if (istek.Secilen.some((n) => kalemler[n] === undefined))',
    tests: ['server/src/teklif/kabul'],
  },
];

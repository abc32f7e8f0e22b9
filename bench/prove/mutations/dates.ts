import type { Mutation } from '../mutations.ts';

/** A day more or less, or the day of another zone. */
export const DATES: readonly Mutation[] = [
  {
    room: 'uzakbaglanti',
    file: 'server/src/masa/uzakbaglanti/queries.ts',
    from: "(d.baslama at time zone 'Europe/Istanbul')::date",
    to: "(d.baslama at time zone 'UTC')::date",
    tests: ['server/src/masa/uzakbaglanti/handlers'],
  },
  {
    room: 'devir',
    file: 'server/src/masa/devir/queries.ts',
    from: `z.kisi_id = k.id and \${TAM_GUN}
        and z.baslangic < \${i.Bitis}`,
    to: 'z.kisi_id = k.id and ${TAM_GUN} and z.baslangic <= ${i.Bitis}',
    tests: ['server/src/masa/gorusme/devir'],
  },
  {
    room: 'memnuniyet',
    file: 'core/src/masa/memnuniyet/rules.ts',
    from: 'gunFarki(sonSorulma, bugun) >= sessizGun',
    to: 'gunFarki(sonSorulma, bugun) > sessizGun',
    tests: ['core/src/masa/memnuniyet/rules'],
  },
  {
    room: 'yonlendirme',
    file: 'server/src/pazarlama/yonlendirme/queries.ts',
    from: "y.durum = 'bekliyor' and y.termin < ${bugun}::date",
    to: "y.durum = 'bekliyor' and y.termin <= ${bugun}::date",
    tests: ['server/src/pazarlama/yonlendirme/handlers'],
  },
  {
    room: 'bayifatura',
    file: 'server/src/mali/bayifatura/handlers.ts',
    from: 'donem < istanbulGunu(simdi).slice(0, 7)',
    to: 'donem <= istanbulGunu(simdi).slice(0, 7)',
    tests: ['server/src/mali/bayifatura/handlers'],
  },
  {
    room: 'toplanti',
    file: 'server/src/is/toplanti/kayit.ts',
    from: 'and ${y.sira} >= t.zaman_sira and t.bitis_zamani > ${is.simdi}',
    to: 'and ${y.sira} >= t.zaman_sira',
    tests: ['server/src/is/toplanti/toplantiPostasi'],
  },
  {
    room: 'fatura',
    file: 'core/src/mali/fatura/rules.ts',
    from: 'gunFarki(f.Tarih, bugun) > IPTAL_GUNU',
    to: 'gunFarki(f.Tarih, bugun) >= IPTAL_GUNU',
    tests: ['server/src/mali/fatura/handlers'],
  },
  {
    room: 'duyuru',
    file: 'server/src/yonetim/duyuru/queries.ts',
    from: ".where('d.bitis', '>=', gun)",
    to: ".where('d.bitis', '>', gun)",
    tests: ['server/src/yonetim/duyuru/handlers'],
  },
  {
    room: 'oturum',
    file: 'server/src/kisi/oturum/handlers.ts',
    from: 'k.cikis_tarihi > istanbulGunu(simdi)',
    to: 'k.cikis_tarihi >= istanbulGunu(simdi)',
    tests: ['server/src/kisi/personel/ayrilma'],
  },
  {
    room: 'tatil',
    file: 'server/src/izin/izin/queries.ts',
    from: 'z.silindi is null and z.bitis > ${bugun}',
    to: 'z.silindi is null and z.baslangic > ${bugun}',
    tests: ['server/src/izin/tatil/handlers'],
  },
  {
    room: 'oturum',
    file: 'server/src/platform/http/callerQuery.ts',
    from: '(k.cikis_tarihi is null or k.cikis_tarihi > $4)',
    to: '(k.cikis_tarihi is null or k.cikis_tarihi >= $4)',
    tests: ['server/src/kisi/personel/ayrilma'],
  },
  {
    room: 'toplanti',
    file: 'server/src/is/toplanti/handlers.ts',
    from: "if (Date.parse(t.Bitis_Zamani) <= simdi.getTime()) return red('Bu toplantının zamanı geçti.');",
    to: '',
    tests: ['server/src/is/toplanti/handlers'],
  },
];

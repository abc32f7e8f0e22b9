import type { Mutation } from '../mutations.ts';

/** A day more or less, or the day of another zone. */
export const DATES: readonly Mutation[] = [
  {
    room: 'uzakbaglanti',
    file: 'server/src/uzakbaglanti/queries.ts',
    from: "(d.baslama at time zone 'Europe/Istanbul')::date",
    to: "(d.baslama at time zone 'UTC')::date",
    tests: ['server/src/uzakbaglanti/handlers'],
  },
  {
    room: 'devir',
    file: 'server/src/devir/queries.ts',
    from: `z.kisi_id = k.id and \${TAM_GUN}
        and z.baslangic < \${i.Bitis}`,
    to: 'z.kisi_id = k.id and ${TAM_GUN} and z.baslangic <= ${i.Bitis}',
    tests: ['server/src/gorusme/devir'],
  },
  {
    room: 'memnuniyet',
    file: 'core/src/memnuniyet/rules.ts',
    from: 'gunFarki(sonSorulma, bugun) >= sessizGun',
    to: 'gunFarki(sonSorulma, bugun) > sessizGun',
    tests: ['core/src/memnuniyet/rules'],
  },
  {
    room: 'yonlendirme',
    file: 'server/src/yonlendirme/queries.ts',
    from: "y.durum = 'bekliyor' and y.termin < ${bugun}::date",
    to: "y.durum = 'bekliyor' and y.termin <= ${bugun}::date",
    tests: ['server/src/yonlendirme/handlers'],
  },
  {
    room: 'bayifatura',
    file: 'server/src/bayifatura/handlers.ts',
    from: 'donem < istanbulGunu(simdi).slice(0, 7)',
    to: 'donem <= istanbulGunu(simdi).slice(0, 7)',
    tests: ['server/src/bayifatura/handlers'],
  },
  {
    room: 'toplanti',
    file: 'server/src/toplanti/kayit.ts',
    from: 'and ${y.sira} >= t.zaman_sira and t.bitis_zamani > ${is.simdi}',
    to: 'and ${y.sira} >= t.zaman_sira',
    tests: ['server/src/toplantiPostasi'],
  },
  {
    room: 'fatura',
    file: 'core/src/fatura/rules.ts',
    from: 'gunFarki(f.Tarih, bugun) > IPTAL_GUNU',
    to: 'gunFarki(f.Tarih, bugun) >= IPTAL_GUNU',
    tests: ['server/src/fatura/handlers'],
  },
  {
    room: 'duyuru',
    file: 'server/src/duyuru/queries.ts',
    from: ".where('d.bitis', '>=', gun)",
    to: ".where('d.bitis', '>', gun)",
    tests: ['server/src/duyuru/handlers'],
  },
  {
    room: 'oturum',
    file: 'server/src/oturum/handlers.ts',
    from: 'k.cikis_tarihi > istanbulGunu(simdi)',
    to: 'k.cikis_tarihi >= istanbulGunu(simdi)',
    tests: ['server/src/personel/ayrilma'],
  },
  {
    room: 'tatil',
    file: 'server/src/izin/queries.ts',
    from: 'z.silindi is null and z.bitis > ${bugun}',
    to: 'z.silindi is null and z.baslangic > ${bugun}',
    tests: ['server/src/tatil/handlers'],
  },
  {
    room: 'oturum',
    file: 'server/src/http/callerQuery.ts',
    from: '(k.cikis_tarihi is null or k.cikis_tarihi > $4)',
    to: '(k.cikis_tarihi is null or k.cikis_tarihi >= $4)',
    tests: ['server/src/personel/ayrilma'],
  },
  {
    room: 'toplanti',
    file: 'server/src/toplanti/handlers.ts',
    from: "if (Date.parse(t.Bitis_Zamani) <= simdi.getTime()) return red('Bu toplantının zamanı geçti.');",
    to: '',
    tests: ['server/src/toplanti/handlers'],
  },
];

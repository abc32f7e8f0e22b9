import type { Mutation } from '../mutations.ts';

/** People see or change records of others. */
export const RIGHTS: readonly Mutation[] = [
  {
    room: 'devir',
    file: 'server/src/masa/devir/queries.ts',
    from: `and \${ACIK}
      and \${urunuGorur(sql\`\${okuyan}::int\`, sql\`g.proje_id\`)}\``,
    to: 'and ${ACIK} and ${okuyan}::int > 0`',
    tests: ['server/src/masa/gorusme/devir'],
  },
  {
    room: 'uzakbaglanti',
    file: 'server/src/masa/uzakbaglanti/queries.ts',
    from: 'on g.id = d.gorusme_id and g.proje_id = any(${[...projelist]}::int[])',
    to: 'on g.id = d.gorusme_id and ${projelist.length} >= 0',
    tests: ['server/src/masa/gorusme/baglanti'],
  },
  {
    room: 'bayi',
    file: 'server/src/pazarlama/bayi/queries.ts',
    from: `where bayi_id = \${id} and proje_id <> all(\${[...b.projeler]}::int[])
    and proje_id = any(\${[...projelist]}::int[])\``,
    to: 'where bayi_id = ${id} and proje_id <> all(${[...b.projeler]}::int[]) and ${projelist.length} >= 0`',
    tests: ['server/src/pazarlama/bayi/handlers'],
  },
  {
    room: 'gorev',
    file: 'server/src/is/gorev/kayit.ts',
    from: '[...istenen, ...gorunmeyen.filter((id) => !kalan.has(id))]',
    to: '[...istenen, ...gorunmeyen.filter((id) => kalan.has(id) && false)]',
    tests: ['server/src/is/gorev/handlers'],
  },
  {
    room: 'teklif',
    file: 'server/src/pazarlama/teklif/handlers.ts',
    from: '[...new Set([...t.Yazanlar, ben.Id])]',
    to: '[ben.Id]',
    tests: ['server/src/pazarlama/teklif/handlers'],
  },
  {
    room: 'izin',
    file: 'server/src/izin/izin/queries.ts',
    from: 'and z.surum = 1 and z.yazan_id = ${yazan}',
    to: 'and z.surum = 1 and ${yazan}::int > 0',
    tests: ['server/src/izin/izin/sirket'],
  },
  {
    room: 'toplanti',
    file: 'server/src/is/toplanti/kayit.ts',
    from: "if (!yurutur(t, cagirani(ctx.ben))) return 'Kararı, toplantıyı düzenleyen ya da raportör işe dönüştürür.';",
    to: '',
    tests: ['server/src/is/toplanti/surec'],
  },
  {
    room: 'rol',
    file: 'server/src/kisi/rol/queries.ts',
    from: 'where k.aktif and k.giris_izni and k.parola_ozeti is not null',
    to: 'where k.aktif and k.parola_ozeti is not null',
    tests: ['server/src/kisi/rol/handlers'],
  },
  {
    room: 'personel',
    file: 'core/src/kisi/personel/rules.ts',
    from: "const GIRIS_ALANLARI = ['UserName', 'Eposta', 'DepartmanId', 'GirisIzni'] as const;",
    to: "const GIRIS_ALANLARI = ['UserName', 'DepartmanId', 'GirisIzni'] as const;",
    tests: ['core/src/kisi/personel/rules'],
  },
  {
    room: 'sablon',
    file: 'server/src/masa/sablon/handlers.ts',
    from: 'if (eski?.Kisisel === 0 && kisisel === 1) return KISISEL_OLMAZ;',
    to: 'if (eski?.Kisisel === 0 && kisisel === 2) return KISISEL_OLMAZ;',
    tests: ['server/src/masa/gorusme/sablon'],
  },
  {
    room: 'ziyaret',
    file: 'server/src/pazarlama/ziyaret/queries.ts',
    from: `where ziyaret_id = \${id} and proje_id = any(\${[...urunler]}::int[])
    and proje_id <> all(\${[...idler]}::int[])\``,
    to: 'where ziyaret_id = ${id} and ${urunler.length} >= 0 and proje_id <> all(${[...idler]}::int[])`',
    tests: ['server/src/pazarlama/ziyaret/handlers'],
  },
  {
    room: 'projetakip',
    file: 'server/src/is/projetakip/onay.ts',
    from: `if (eski !== null && eski.KisiId !== ben.Id && !prj.Planlar)
    return red('Başkasının yazdığı ilerlemeyi değiştiremezsiniz.');`,
    to: '',
    tests: ['server/src/is/projetakip/handlers'],
  },
  {
    room: 'gorev',
    file: 'server/src/is/gorev/kayit.ts',
    from: 'if (eski !== null && !gorevDuzenler(eski, cagirani(ben)))',
    to: 'if (eski?.Id === -1)',
    tests: ['server/src/is/gorev/handlers'],
  },
  {
    room: 'memnuniyet',
    file: 'server/src/masa/memnuniyet/handlers.ts',
    from: 'if (!urunleri.includes(ProjeId) || (anket.ProjeId !== null && anket.ProjeId !== ProjeId))',
    to: 'if (!urunleri.includes(ProjeId))',
    tests: ['server/src/masa/memnuniyet/elle'],
  },
  {
    room: 'kartvizit',
    file: 'server/src/pazarlama/kartvizit/handlers.ts',
    from: 'if (k.musteri_id !== null && MusteriId !== null && MusteriId !== k.musteri_id)',
    to: 'if (k.id === -1)',
    tests: ['server/src/pazarlama/kartvizit/handlers'],
  },
  {
    room: 'toplanti',
    file: 'server/src/is/toplanti/karar.ts',
    from: '!yurutur(t, cagirani(ben)) && k.sorumlu_id !== ben.Id',
    to: 'k.id < 0',
    tests: ['server/src/is/toplanti/surec'],
  },
  {
    room: 'toplanti',
    file: 'server/src/is/toplanti/form.ts',
    from: 'eski !== null && !duzenler(eski, cagirani(ben))',
    to: 'eski !== null && !yurutur(eski, cagirani(ben))',
    tests: ['server/src/is/toplanti/surec'],
  },
  {
    room: 'toplanti',
    file: 'server/src/is/toplanti/form.ts',
    from: 'k.KatilimciId === 0 && !duzenler(t, cagirani(ben))',
    to: 'k.KatilimciId === 0 && !yurutur(t, cagirani(ben))',
    tests: ['server/src/is/toplanti/surec'],
  },
];

import type { Mutation } from '../mutations.ts';

/** People see or change records of others. */
export const RIGHTS: readonly Mutation[] = [
  {
    room: 'devir',
    file: 'server/src/devir/queries.ts',
    from: `and \${ACIK}
      and \${urunuGorur(sql\`\${okuyan}::int\`, sql\`g.proje_id\`)}\``,
    to: 'and ${ACIK} and ${okuyan}::int > 0`',
    tests: ['server/src/gorusme/devir'],
  },
  {
    room: 'uzakbaglanti',
    file: 'server/src/uzakbaglanti/queries.ts',
    from: 'on g.id = d.gorusme_id and g.proje_id = any(${[...projelist]}::int[])',
    to: 'on g.id = d.gorusme_id and ${projelist.length} >= 0',
    tests: ['server/src/gorusme/baglanti'],
  },
  {
    room: 'bayi',
    file: 'server/src/bayi/queries.ts',
    from: `where bayi_id = \${id} and proje_id <> all(\${[...b.projeler]}::int[])
    and proje_id = any(\${[...projelist]}::int[])\``,
    to: 'where bayi_id = ${id} and proje_id <> all(${[...b.projeler]}::int[]) and ${projelist.length} >= 0`',
    tests: ['server/src/bayi/handlers'],
  },
  {
    room: 'gorev',
    file: 'server/src/gorev/kayit.ts',
    from: '[...istenen, ...gorunmeyen.filter((id) => !kalan.has(id))]',
    to: '[...istenen, ...gorunmeyen.filter((id) => kalan.has(id) && false)]',
    tests: ['server/src/gorev/handlers'],
  },
  {
    room: 'teklif',
    file: 'server/src/teklif/handlers.ts',
    from: '[...new Set([...t.Yazanlar, ben.Id])]',
    to: '[ben.Id]',
    tests: ['server/src/teklif/handlers'],
  },
  {
    room: 'izin',
    file: 'server/src/izin/queries.ts',
    from: 'and z.surum = 1 and z.yazan_id = ${yazan}',
    to: 'and z.surum = 1 and ${yazan}::int > 0',
    tests: ['server/src/izin/sirket'],
  },
  {
    room: 'toplanti',
    file: 'server/src/toplanti/kayit.ts',
    from: "if (!yurutur(t, cagirani(ctx.ben))) return 'Kararı, toplantıyı düzenleyen ya da raportör göreve dönüştürür.';",
    to: '',
    tests: ['server/src/toplanti/surec'],
  },
  {
    room: 'rol',
    file: 'server/src/rol/queries.ts',
    from: 'where k.aktif and k.giris_izni and k.parola_ozeti is not null',
    to: 'where k.aktif and k.parola_ozeti is not null',
    tests: ['server/src/rol/handlers'],
  },
  {
    room: 'personel',
    file: 'core/src/personel/rules.ts',
    from: "const GIRIS_ALANLARI = ['UserName', 'Eposta', 'DepartmanId', 'GirisIzni'] as const;",
    to: "const GIRIS_ALANLARI = ['UserName', 'DepartmanId', 'GirisIzni'] as const;",
    tests: ['core/src/personel/rules'],
  },
  {
    room: 'sablon',
    file: 'server/src/sablon/handlers.ts',
    from: 'if (eski?.Kisisel === 0 && kisisel === 1) return KISISEL_OLMAZ;',
    to: 'if (eski?.Kisisel === 0 && kisisel === 2) return KISISEL_OLMAZ;',
    tests: ['server/src/gorusme/sablon'],
  },
  {
    room: 'ziyaret',
    file: 'server/src/ziyaret/queries.ts',
    from: `where ziyaret_id = \${id} and proje_id = any(\${[...urunler]}::int[])
    and proje_id <> all(\${[...idler]}::int[])\``,
    to: 'where ziyaret_id = ${id} and ${urunler.length} >= 0 and proje_id <> all(${[...idler]}::int[])`',
    tests: ['server/src/ziyaret/handlers'],
  },
  {
    room: 'projetakip',
    file: 'server/src/projetakip/onay.ts',
    from: `if (eski !== null && eski.KisiId !== ben.Id && !prj.Planlar)
    return red('Başkasının yazdığı ilerlemeyi değiştiremezsiniz.');`,
    to: '',
    tests: ['server/src/projetakip/handlers'],
  },
  {
    room: 'gorev',
    file: 'server/src/gorev/kayit.ts',
    from: 'if (eski !== null && !gorevDuzenler(eski, cagirani(ben)))',
    to: 'if (eski?.Id === -1)',
    tests: ['server/src/gorev/handlers'],
  },
  {
    room: 'memnuniyet',
    file: 'server/src/memnuniyet/handlers.ts',
    from: 'if (!urunleri.includes(ProjeId) || (anket.ProjeId !== null && anket.ProjeId !== ProjeId))',
    to: 'if (!urunleri.includes(ProjeId))',
    tests: ['server/src/memnuniyet/elle'],
  },
  {
    room: 'kartvizit',
    file: 'server/src/kartvizit/handlers.ts',
    from: 'if (k.musteri_id !== null && MusteriId !== null && MusteriId !== k.musteri_id)',
    to: 'if (k.id === -1)',
    tests: ['server/src/kartvizit/handlers'],
  },
  {
    room: 'toplanti',
    file: 'server/src/toplanti/karar.ts',
    from: '!yurutur(t, cagirani(ben)) && k.sorumlu_id !== ben.Id',
    to: 'k.id < 0',
    tests: ['server/src/toplanti/surec'],
  },
  {
    room: 'toplanti',
    file: 'server/src/toplanti/form.ts',
    from: 'eski !== null && !duzenler(eski, cagirani(ben))',
    to: 'eski !== null && !yurutur(eski, cagirani(ben))',
    tests: ['server/src/toplanti/surec'],
  },
  {
    room: 'toplanti',
    file: 'server/src/toplanti/form.ts',
    from: 'k.KatilimciId === 0 && !duzenler(t, cagirani(ben))',
    to: 'k.KatilimciId === 0 && !yurutur(t, cagirani(ben))',
    tests: ['server/src/toplanti/surec'],
  },
];

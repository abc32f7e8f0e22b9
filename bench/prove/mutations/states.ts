import type { Mutation } from '../mutations.ts';

/** A record goes where, or changes when, it may not. */
export const STATES: readonly Mutation[] = [
  {
    room: 'lisans',
    file: 'server/src/lisans/handlers.ts',
    from: "if (l.Hal === 'İptal') return red('İptal edilen lisans devredilmez.');",
    to: '',
    tests: ['server/src/lisans/handlers'],
  },
  {
    room: 'gorev',
    file: 'server/src/gorev/kayit.ts',
    from: "g.DurumAnahtar !== 'testte' || g.TestciId !== ben.Id",
    to: 'g.TestciId !== ben.Id',
    tests: ['server/src/gorev/handlers'],
  },
  {
    room: 'versiyon',
    file: 'server/src/versiyon/handlers.ts',
    from: "v.DurumAnahtar === 'yayinlandi' || v.DurumAnahtar === 'iptal'",
    to: "v.DurumAnahtar === 'yayinlandi'",
    tests: ['server/src/versiyon/handlers'],
  },
  {
    room: 'ziyaret',
    file: 'server/src/ziyaret/handlers.ts',
    from: "if (eski !== null && eski.DurumAnahtar !== 'planlandi') return red(KAPANMIS);",
    to: 'if (eski?.Id === -1) return red(KAPANMIS);',
    tests: ['server/src/ziyaret/handlers'],
  },
  {
    room: 'egitim',
    file: 'server/src/egitim/handlers.ts',
    from: "if (e.DurumAnahtar === 'yapildi') await q.katilimiSil(db, Id);",
    to: '',
    tests: ['server/src/egitim/zaman'],
  },
  {
    room: 'analiz',
    file: 'server/src/analiz/handlers.ts',
    from: "if (a.DurumAnahtar !== 'analizbekliyor') return red('Kapanmış bir analiz üstlenilmez.');",
    to: '',
    tests: ['server/src/analiz/handlers'],
  },
  {
    room: 'projetakip',
    file: 'server/src/projetakip/kayit.ts',
    from: 'plan !== undefined || konular.some((k) => k.UstId === Id)',
    to: 'plan !== undefined',
    tests: ['server/src/projetakip/handlers'],
  },
  {
    room: 'musteri',
    file: 'server/src/musteri/queries.ts',
    from: 'm.silindi is not null and m.birlesen_id is null',
    to: 'm.silindi is not null',
    tests: ['server/src/birlestirme/handlers'],
  },
  {
    room: 'hatirlatma',
    file: 'server/src/hatirlatma/handlers.ts',
    from: "if (!acik) return red('Bu görüşme kapanmış; kapanan bir görüşme hatırlatılmaz.');",
    to: '',
    tests: ['server/src/gorusme/hatirlatma'],
  },
  {
    room: 'odeme',
    file: 'server/src/odeme/kayit.ts',
    from: "const alindi = await q.gecir(db, d.id, ['HAZIR', 'BANKADA'], {",
    to: 'const alindi = await q.gecir(db, d.id, ACIK_DENEMELER, {',
    tests: ['server/src/odeme/sifir'],
  },
  {
    room: 'bayifatura',
    file: 'server/src/bayifatura/handlers.ts',
    from: '!Onayli && (await q.sonrakiVar(ctx.db, h.BayiId, h.Donem))',
    to: '!Onayli && h.Id < 0',
    tests: ['server/src/bayifatura/satisGunu'],
  },
];

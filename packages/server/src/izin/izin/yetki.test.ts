import type { Endpoint, Girdi } from '@masabasi/core/platform/call/endpoint';
import { izin } from '@masabasi/core/izin/izin/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OGLEN, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer, yazilanlar, yazmaIzle } from '../../testing/walk.ts';

/**
 * Access to leaves for every call that names a person, a leave or a request: callers of five kinds by owners of five
 * kinds. Refused means: the answer contains nothing of the row, and no row of any table has changed.
 */
const KIMLER = ['çalışan', 'sorumlu', 'başka sorumlu', 'izin yetkilisi', 'ayrıcalıklı'] as const;
const KIMINKILER = ['kendi', 'kendi departmanı', 'başka departman', 'olmayan'] as const;
type Kim = (typeof KIMLER)[number];
type Kiminki = (typeof KIMINKILER)[number];

interface Sahip {
  readonly UserId: number;
  readonly izinId: number;
  readonly talepId: number;
}
const YOK: Sahip = { UserId: 2_000_000_000, izinId: 2_000_000_000, talepId: 2_000_000_000 };
const SIR = 'sır gibi açıklama';

let s: TestServer;
const token = {} as Record<Kim, string>;
const sahipler = {} as Record<Kim, Record<Kiminki, Sahip>>;

beforeAll(async () => {
  s = await testServer();
  await yazmaIzle(s.db);
  const bizim = await s.departman('Bizim');
  const onlarin = await s.departman('Onların');
  const idler = {
    çalışan: await s.kisi('calisan', { departmanId: bizim }),
    sorumlu: await s.kisi('sorumlu', { departmanId: bizim }),
    'başka sorumlu': await s.kisi('baska', { departmanId: onlarin }),
    'izin yetkilisi': await s.kisi('ik', { departmanId: onlarin, yetkiler: [YETKI.izinYonet] }),
    ayrıcalıklı: await s.kisi('yonetici', { departmanId: onlarin, rol: 'Yönetici' }),
  } satisfies Record<Kim, number>;
  await s.sorumluYap(bizim, idler.sorumlu);
  await s.sorumluYap(onlarin, idler['başka sorumlu']);
  const bizden = await s.kisi('bizden', { departmanId: bizim });
  const onlardan = await s.kisi('onlardan', { departmanId: onlarin });
  const kayit = { baslangic: '2027-03-01', bitis: '2027-03-03', aciklama: SIR };
  const sahip = async (kisi_id: number): Promise<Sahip> => {
    const i = { ...kayit, kisi_id, tur_id: 283, kullanilan_gun: 2, yazma_zamani: OGLEN };
    const { id } = await s.db.insertInto('izin').values(i).returning('id').executeTakeFirstOrThrow();
    const t = { ...kayit, baslangic: '2027-04-01', bitis: '2027-04-02', kisi_id, tur_id: 283, tatil_gunleri: 1 };
    const istek = await s.db
      .insertInto('izin_talep')
      .values({ ...t, kullanilan_gun: 1, kullanilan_saat: 0, zaman: OGLEN })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { UserId: kisi_id, izinId: id, talepId: istek.id };
  };
  const [a, b] = [await sahip(bizden), await sahip(onlardan)];
  for (const kim of KIMLER) {
    token[kim] = await oturumVer(s, idler[kim]);
    const bizdenMi = kim === 'çalışan' || kim === 'sorumlu';
    sahipler[kim] = {
      kendi: await sahip(idler[kim]),
      'kendi departmanı': bizdenMi ? a : b,
      'başka departman': bizdenMi ? b : a,
      olmayan: YOK,
    };
  }
});
afterAll(() => s?.kapat());

const SORUMLU: Record<Kim, readonly Kiminki[]> = {
  çalışan: ['kendi'],
  sorumlu: ['kendi', 'kendi departmanı'],
  'başka sorumlu': ['kendi', 'kendi departmanı'],
  'izin yetkilisi': ['kendi', 'kendi departmanı', 'başka departman'],
  ayrıcalıklı: ['kendi', 'kendi departmanı', 'başka departman'],
};
/** The same without the employee's own leave, because entering is not for everybody. */
const KAPSAM: Record<Kim, readonly Kiminki[]> = { ...SORUMLU, çalışan: [] };
/** The same without the caller's own leave, except for privileged users: nobody enters their own leave. */
const BASKASI: Record<Kim, readonly Kiminki[]> = {
  çalışan: [],
  sorumlu: ['kendi departmanı'],
  'başka sorumlu': ['kendi departmanı'],
  'izin yetkilisi': ['kendi departmanı', 'başka departman'],
  ayrıcalıklı: ['kendi', 'kendi departmanı', 'başka departman'],
};
const KENDI = {
  çalışan: ['kendi'],
  sorumlu: ['kendi'],
  'başka sorumlu': ['kendi'],
  'izin yetkilisi': ['kendi'],
  ayrıcalıklı: ['kendi'],
} as const;

const uc = <E extends Endpoint>(
  ad: string,
  e: E,
  istek: (x: Sahip) => Girdi<E>,
  gecen: Record<Kim, readonly Kiminki[]>,
) => ({
  ad,
  gecen,
  cagir: (x: Sahip, t: string) => s.call(e, istek(x), t),
});
const yeni = (x: Sahip, o: object = {}) => ({
  izin: { Id: 0, UserId: x.UserId, Tur: 283, Baslangic: '2027-05-03', Bitis: '2027-05-04', ...o },
});

const UCLAR = [
  uc('personelizinlist', izin.personelizinlist, ({ UserId }) => ({ UserId }), SORUMLU),
  uc('izinAktar', izin.izinAktar, ({ UserId }) => ({ UserId }), SORUMLU),
  uc('print_izin_talep', izin.print_izin_talep, ({ izinId }) => ({ izin_id: izinId }), SORUMLU),
  uc('izinGecmisi', izin.izinGecmisi, ({ izinId }) => ({ Id: izinId }), KAPSAM),
  uc('izinkaydet, new', izin.izinkaydet, (x) => yeni(x), BASKASI),
  uc(
    'izinkaydet, changed',
    izin.izinkaydet,
    (x) => yeni(x, { Id: x.izinId, Surum: 1, Baslangic: '2027-03-01', Bitis: '2027-03-02' }),
    BASKASI,
  ),
  uc('izinsil', izin.izinsil, ({ izinId }) => ({ Id: izinId }), BASKASI),
  uc(
    'izinTalepKarar',
    talep.izinTalepKarar,
    ({ talepId }) => ({ Id: talepId, Onay: 0 as const, Aciklama: 'yeterince uzun' }),
    BASKASI,
  ),
  uc('izinIptalIste', talep.izinIptalIste, ({ izinId }) => ({ IzinId: izinId, Aciklama: 'vazgeçtim' }), KENDI),
  uc('izinTalepVazgec', talep.izinTalepVazgec, ({ talepId }) => ({ Id: talepId }), KENDI),
];

describe.each(UCLAR)('$ad', ({ ad, cagir, gecen }) => {
  const hucreler = KIMLER.flatMap((kim) =>
    KIMINKILER.map((kiminki) => ({ kim, kiminki, gecer: gecen[kim].includes(kiminki) })),
  );

  test.for(hucreler.filter((h) => !h.gecer))('$kim → $kiminki: refused', async ({ kim, kiminki }, { task }) => {
    task.meta.cells = 1;
    await yazilanlar(s.db);
    const y = await cagir(sahipler[kim][kiminki], token[kim]);
    const yok = await cagir(YOK, token[kim]);
    // A caller with rights over others gets a plain refusal for their own leave. The answer never contains the row.
    if (kiminki === 'kendi' && kim !== 'çalışan') expect(y.body).toEqual({ durum: false, msg: YETKI_METNI.kendi });
    else if (ad !== 'izinTalepKarar') expect([y.status, y.body]).toEqual([yok.status, yok.body]);
    expect(y.body.durum).toBe(false);
    expect(Object.keys(y.body)).toEqual(['durum', 'msg']);
    expect(JSON.stringify(y.body)).not.toContain(SIR);
    expect(await yazilanlar(s.db)).toEqual([]);
  });

  test.for(hucreler.filter((h) => h.gecer))('$kim → $kiminki: passes', async ({ kim, kiminki }, { task }) => {
    task.meta.cells = 1;
    // Each cell starts from the same rows, so the test undoes every write of the call.
    const x = sahipler[kim][kiminki];
    const y = await cagir(x, token[kim]);
    expect([y.status, y.body]).toMatchObject([200, { durum: true }]);
    await s.db.deleteFrom('izin_talep').where('kisi_id', '=', x.UserId).where('id', '<>', x.talepId).execute();
    await s.db.updateTable('izin_talep').set({ durum: 'Bekliyor' }).where('id', '=', x.talepId).execute();
    await s.db.deleteFrom('hareket').execute();
    await s.db.deleteFrom('izin').where('kisi_id', '=', x.UserId).where('id', '<>', x.izinId).execute();
    await s.db.updateTable('izin').set({ silindi: null, surum: 1 }).where('id', '=', x.izinId).execute();
  });
});

test('a bulk entry and another person’s id in a change never reach another department', async () => {
  await yazilanlar(s.db);
  const x = sahipler.sorumlu;
  const bizimki = x['kendi departmanı'];
  const baskasi = x['başka departman'];
  const degis = yeni(baskasi, { Id: bizimki.izinId, Surum: 1 });
  expect((await s.call(izin.izinkaydet, degis, token.sorumlu)).status).toBe(403);
  expect((await s.call(izin.izinkaydet, yeni(bizimki, { Id: baskasi.izinId, Surum: 1 }), token.sorumlu)).status).toBe(
    403,
  );
  const { departman_id } = await s.db
    .selectFrom('kisi')
    .select('departman_id')
    .where('id', '=', baskasi.UserId)
    .executeTakeFirstOrThrow();
  expect(
    (await s.call(izin.izinkaydet, { ...yeni(YOK), toplu: 1, bolumler: [departman_id] }, token.sorumlu)).status,
  ).toBe(403);
  expect(await yazilanlar(s.db)).toEqual([]);
});

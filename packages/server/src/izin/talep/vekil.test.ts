import { anasayfa } from '@masabasi/core/yonetim/anasayfa/contract';
import { departman } from '@masabasi/core/kisi/departman/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type KisiTanimi, OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { akisAc } from '../../testing/akis.ts';
import { BOS_DEPARTMAN, oturumlu, oturumVer } from '../../testing/walk.ts';

/** The deputy of a department's head decides while the head is on leave, and only then. */

let s: TestServer;
let destek: number;
type Ad = 'bas' | 'vekil' | 'isteyen' | 'ik' | 'yonetici' | 'yabanci';
const id = {} as Record<Ad, number>;
const token = {} as Record<Ad, string>;

beforeAll(async () => {
  s = await testServer();
  destek = await s.departman('Destek');
  const satis = await s.departman('Satış');
  const kisi = async (ad: Ad, departmanId: number, o: KisiTanimi = {}) => {
    const k = { ad, departmanId, eposta: `${ad}@firma.com`, iseBaslama: '2020-03-01', ...o };
    ({ Id: id[ad], token: token[ad] } = await oturumlu(s, ad, k));
  };
  await kisi('bas', destek);
  await kisi('isteyen', destek);
  await kisi('vekil', satis);
  await kisi('yabanci', satis);
  await kisi('ik', satis, { yetkiler: [YETKI.izinYonet] });
  await kisi('yonetici', satis, { rol: 'Yönetici' });
  await s.sorumluYap(destek, id.bas);
  await s.db.updateTable('departman').set({ vekil_id: id.vekil }).where('id', '=', destek).execute();
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  await saatiKur(OGLEN);
  for (const t of ['izin_talep', 'mola_duzeltme', 'hareket', 'izin', 'posta'] as const)
    await s.db.deleteFrom(t).execute();
});

/** Sets another time and opens new sessions for it. */
async function saatiKur(an: string) {
  s.saat.simdi = new Date(an);
  token.vekil = await oturumVer(s, id.vekil);
}
/** The head's leave. OGLEN is 20 November. */
const izneCik = (kisi: Ad = 'bas', baslangic = '2026-11-20', bitis = '2026-11-23') =>
  s.db
    .insertInto('izin')
    .values({ kisi_id: id[kisi], tur_id: 280, baslangic, bitis, kullanilan_gun: 2, yazma_zamani: OGLEN })
    .execute();
const iste = async (kim: Ad = 'isteyen', Tur = 280) =>
  tamam(
    await s.call(
      talep.izinTalepEt,
      { Tur, Baslangic: '2026-12-07', Bitis: '2026-12-09', Aciklama: 'gizli sebep' },
      token[kim],
    ),
  ).Id;
const karar = (Id: number, kim: Ad = 'vekil') =>
  s.call(talep.izinTalepKarar, { Id, Onay: 1, Aciklama: '' }, token[kim]);
const liste = (kim: Ad = 'vekil') => s.call(talep.izinTalepList, {}, token[kim]);
const ben = async (kim: Ad = 'vekil') => tamam(await s.call(oturum.userbilgi, {}, token[kim])).data;
const alicilar = async () =>
  (await s.db.selectFrom('posta').select('alici').orderBy('alici').execute()).map((p) => p.alici);

describe('the right', () => {
  test.each([
    ['a day before the leave', '2026-11-19T20:59:59Z', 403],
    ['from its first midnight in Istanbul', '2026-11-19T21:00:00Z', 200],
    ['to the last second before the day of return', '2026-11-22T20:59:59Z', 200],
    ['on the day of return', '2026-11-22T21:00:00Z', 403],
  ])('%s', async (_, an, status) => {
    await izneCik();
    await saatiKur(an);
    expect((await liste()).status).toBe(status);
    expect((await s.call(mola.molaDuzeltmeList, {}, token.vekil)).status).toBe(status);
    expect((await ben()).Vekaletler).toEqual(
      status === 200 ? [{ Id: destek, Departman: 'Destek', Sorumlu: 'bas Deneme', Donus: '2026-11-23' }] : [],
    );
  });

  test('ends with the leave, also when it is deleted, and leave in hours gives none', async () => {
    await izneCik('bas', '2026-11-20', '2026-11-20');
    expect((await liste()).status).toBe(403);
    await izneCik();
    expect((await liste()).status).toBe(200);
    await s.db.updateTable('izin').set({ silindi: OGLEN, silen_id: id.ik }).execute();
    expect((await liste()).status).toBe(403);
  });

  test('opens nothing else of the department: no leaves of others, no cards, no entries', async () => {
    await izneCik();
    expect((await s.call(izin.izinKisileri, {}, token.vekil)).status).toBe(403);
    expect((await s.call(izin.personelizinlist, { UserId: id.isteyen }, token.vekil)).status).toBe(403);
    expect((await ben()).SorumluDepartmanlar).toEqual([]);
  });
});

describe('deciding', () => {
  test('counts, is recorded as done in the head’s stead, and is reported so', async () => {
    await izneCik();
    const Id = await iste();
    expect(await alicilar()).toEqual(['bas@firma.com', 'vekil@firma.com']);
    const bekleyen = tamam(await s.call(anasayfa.bekleyenlerim, {}, token.vekil)).bekleyenler;
    expect(bekleyen).toContainEqual(expect.objectContaining({ Oda: 'talep', Adet: 1 }));
    tamam(await karar(Id));
    expect(tamam(await liste('bas')).talepler[0]).toMatchObject({
      Durum: 'Onaylandı',
      KararVeren: 'vekil Deneme (vekâleten)',
    });
    const { yeni } = await s.db
      .selectFrom('denetim')
      .select('yeni')
      .where('eylem', '=', 'izinTalepKarar')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(yeni).toEqual({ Onay: 1, Vekaleten: 1 });
    expect((await s.db.selectFrom('posta').select('metin').execute()).at(-1)!.metin).toContain(
      '(vekil Deneme, vekâleten)',
    );
  });

  test('by the head counts as the head’s own, also while away', async () => {
    await izneCik();
    tamam(await karar(await iste(), 'bas'));
    expect(tamam(await liste('bas')).talepler[0]).toMatchObject({ KararVeren: 'bas Deneme' });
  });

  test('nobody decides on their own request, nor on that of the head whom they represent', async () => {
    await izneCik();
    const basin = await iste('bas');
    expect((await karar(basin)).status).toBe(404);
    expect(tamam(await liste()).talepler).toEqual([]);
    await s.db.updateTable('kisi').set({ departman_id: destek }).where('id', '=', id.vekil).execute();
    const kendi = await iste('vekil');
    expect((await karar(kendi)).body).toEqual({ durum: false, msg: YETKI_METNI.kendi });
    await s.db
      .updateTable('kisi')
      .set((eb) => ({ departman_id: eb.selectFrom('departman').select('id').where('ad', '=', 'Satış') }))
      .where('id', '=', id.vekil)
      .execute();
  });

  test('a hidden kind stays hidden from the deputy', async () => {
    await izneCik();
    await iste('isteyen', 282);
    expect(tamam(await liste()).talepler[0]).toMatchObject({ izinTur: 'İzinli', Aciklama: '' });
  });

  test('earlier decisions are not visible to the deputy, but the deputy’s own are', async () => {
    const once = await iste();
    tamam(await karar(once, 'bas'));
    await izneCik();
    expect(tamam(await liste()).talepler).toEqual([]);
    const yeni = tamam(
      await s.call(
        talep.izinTalepEt,
        { Tur: 280, Baslangic: '2027-01-11', Bitis: '2027-01-13', Aciklama: '' },
        token.isteyen,
      ),
    ).Id;
    expect(tamam(await liste()).talepler.map((t) => t.Id)).toEqual([yeni]);
    tamam(await karar(yeni));
    expect(tamam(await liste()).talepler.map((t) => t.Id)).toEqual([yeni]);
    expect(tamam(await liste('bas')).talepler.map((t) => t.Id)).toEqual([yeni, once]);
  });

  test('earlier corrections are not visible either', async () => {
    const [bas, bit] = ['2026-11-19T06:00:00Z', '2026-11-19T06:15:00Z'];
    const kisi_id = id.isteyen;
    const { id: mesai_id } = await s.db
      .insertInto('mesai')
      .values({ kisi_id, gun: '2026-11-19', baslama: bas, planlanan_bitis: '2026-11-19T15:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: mola_id } = await s.db
      .insertInto('mola')
      .values({ kisi_id, mesai_id, aciklama: null, ip: '', durum_id: 645, baslama: bas, bitis: bit })
      .returning('id')
      .executeTakeFirstOrThrow();
    const istek = { mola_id, kisi_id, eski_baslama: bas, eski_bitis: bit, yeni_baslama: bas, yeni_bitis: bit };
    for (const durum of ['Reddedildi', 'Bekliyor'] as const)
      await s.db
        .insertInto('mola_duzeltme')
        .values({
          ...istek,
          durum,
          sebep: 'Geç kapattım',
          zaman: bit,
          karar_veren_id: durum === 'Bekliyor' ? null : id.bas,
        })
        .execute();
    await izneCik();
    const durumlari = async (kim: Ad) =>
      tamam(await s.call(mola.molaDuzeltmeList, {}, token[kim])).duzeltmelist.map((d) => d.Durum);
    expect(await durumlari('vekil')).toEqual(['Bekliyor']);
    expect(await durumlari('bas')).toEqual(['Bekliyor', 'Reddedildi']);
  });

  test('after the return a request that was seen before is refused', async () => {
    await izneCik();
    const Id = await iste();
    await saatiKur('2026-11-23T06:00:00Z');
    expect((await karar(Id)).status).toBe(403);
  });

  test('of two decisions at once one succeeds', async () => {
    await izneCik();
    const Id = await iste();
    const sonuclar = await Promise.all([karar(Id), karar(Id, 'bas')]);
    expect(sonuclar.filter((y) => y.body.durum)).toHaveLength(1);
  });
});

describe('notifications', () => {
  test.each([
    ['the head is here', [], ['bas@firma.com']],
    ['the head is away', ['bas'], ['bas@firma.com', 'vekil@firma.com']],
    [
      'both are away: whoever may enter everybody’s leave, too',
      ['bas', 'vekil'],
      ['bas@firma.com', 'ik@firma.com', 'yonetici@firma.com'],
    ],
  ] as [string, Ad[], string[]][])('%s', async (_, izinliler, alan) => {
    for (const k of izinliler) await izneCik(k);
    await iste();
    expect(await alicilar()).toEqual(alan);
  });

  test.each([
    ['a head who left', 'bas', { cikis_tarihi: '2026-11-20' }, ['ik@firma.com', 'yonetici@firma.com']],
    ['a head who may not sign in', 'bas', { giris_izni: false }, ['ik@firma.com', 'yonetici@firma.com']],
    [
      'a deputy who left',
      'vekil',
      { cikis_tarihi: '2026-11-20' },
      ['bas@firma.com', 'ik@firma.com', 'yonetici@firma.com'],
    ],
    ['somebody with the right who left', 'ik', { cikis_tarihi: '2026-11-20' }, ['bas@firma.com', 'vekil@firma.com']],
  ] as [string, Ad, object, string[]][])('not %s', async (_, kim, olan, alan) => {
    const yaz = (o: object) => s.db.updateTable('kisi').set(o).where('id', '=', id[kim]).execute();
    await izneCik();
    await yaz(olan);
    await iste();
    expect(await alicilar()).toEqual(alan);
    await yaz({ cikis_tarihi: null, giris_izni: true });
  });
});

describe('naming a deputy', () => {
  const kaydet = async (o: object, kim: Ad = 'yonetici') => {
    const { departmanlar } = tamam(await s.call(departman.departmanListesi, {}, token.yonetici));
    const { Surum } = departmanlar.find((d) => d.Id === destek)!;
    const d = { ...BOS_DEPARTMAN, Id: destek, Surum, Ad: 'Destek', SorumluId: id.bas, ...o };
    return (await s.call(departman.departmanKaydet, d, token[kim])).body;
  };
  const vekili = async () =>
    (await s.db.selectFrom('departman').select('vekil_id').where('id', '=', destek).executeTakeFirstOrThrow()).vekil_id;

  test('is for privileged people, and a client without the field keeps the present deputy', async () => {
    await s.db.insertInto('kisi_yetki').values({ kisi_id: id.ik, yetki_id: YETKI.departmanYonet, deger: 1 }).execute();
    await s.db
      .insertInto('kisi_menu')
      .columns(['kisi_id', 'menu_id', 'deger'])
      .expression((eb) =>
        eb
          .selectFrom('menu')
          .select((x) => [x.val(id.ik).as('kisi_id'), 'id as menu_id', x.val(1).as('deger')])
          .where('yol', '=', '/personel/departman'),
      )
      .onConflict((oc) => oc.doNothing())
      .execute();
    expect(await kaydet({ VekilId: id.ik }, 'ik')).toEqual({ durum: false, msg: YETKI_METNI.vekillik });
    expect(await kaydet({}, 'ik')).toMatchObject({ durum: true });
    expect(await vekili()).toBe(id.vekil);
  });

  test('neither the head nor a person who has left can be deputy, and without a head there is none', async () => {
    expect(await kaydet({ VekilId: id.bas })).toEqual({ durum: false, msg: YETKI_METNI.kendineVekil });
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', id.yabanci).execute();
    expect(await kaydet({ VekilId: id.yabanci })).toMatchObject({ durum: false });
    expect(await kaydet({ SorumluId: null, VekilId: id.vekil })).toMatchObject({ durum: true });
    expect(await vekili()).toBeNull();
    expect(await kaydet({ VekilId: id.vekil })).toMatchObject({ durum: true });
  });

  test('a named deputy is notified at once, also when the head leaves or returns', async () => {
    const akis = await akisAc(s.url, token.vekil);
    tamam(
      await s.call(
        izin.izinkaydet,
        {
          izin: { Id: 0, UserId: id.bas, Tur: 280, Baslangic: '2026-11-20', Bitis: '2026-11-21', Aciklama: '' },
        },
        token.yonetici,
      ),
    );
    await akis.bekle((g) => g.olay === 'yetki');
    akis.kes();
  });
});

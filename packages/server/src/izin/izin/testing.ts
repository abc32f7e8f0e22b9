import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import type { izin as contract } from '@masabasi/core/izin/izin/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { TestServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';
import type { KendiHedefi, OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  silinenIzinler: { kim: 'yetkiyle UserId 1201', sayfa: '/personel/izin' },
  personelizinlist: { kim: 'sorumlu UserId 1201', sayfa: '/personel/izin' },
  izinKisileri: { kim: 'departman sorumlusu 1201', sayfa: '/personel/izin' },
  izinkaydet: {
    kim: 'departman sorumlusu 1201',
    sayfa: '/personel/izin',
    istek: { izin: { Id: 0, UserId: 1 } },
  },
  izinHesapla: { kim: 'oturum', sayfa: '/personel/izin' },
  izinSilGeriAl: { kim: 'departman sorumlusu 1201', sayfa: '/personel/izin', istek: { Id: 1 } },
  izinsil: { kim: 'departman sorumlusu 1201', sayfa: '/personel/izin', istek: { Id: 1 } },
  izinTopluGeriAl: {
    kim: 'departman sorumlusu 1201',
    kazancsiz: 'baska',
    sayfa: '/personel/izin',
    istek: { Idler: [1] },
  },
  izinSirketAktar: { kim: 'departman sorumlusu 1201', sayfa: '/personel/izin', istek: { ay: '2026-11' } },
  izinGecmisi: {
    kim: 'departman sorumlusu 1201',
    gecmez: 'there is no leave, which answers like one that is not theirs',
    sayfa: '/personel/izin',
    istek: { Id: 1 },
  },
  izinGerekli: { kim: 'oturum', sayfa: '/personel/izin' },
  // The owner of the leave decides. The whole table is in izin/yetki.test.ts.
  print_izin_talep: {
    kim: 'oturum',
    gecmez: 'there is no leave, which answers like one that is not theirs',
    sayfa: '/personel/izin',
    istek: { izin_id: 2 },
  },
  izinAktar: { kim: 'sorumlu UserId 1201', sayfa: '/personel/izin' },
};

const GUNLER = { Tur: 283, Baslangic: '2027-05-03', Bitis: '2027-05-04' };
/** A stored leave of two days for the person. */
async function ikiGun({ db, zaman, Id }: KendiHedefi): Promise<number> {
  const gunler = { kullanilan_gun: 2, baslangic: '2027-03-01', bitis: '2027-03-03' };
  const izin = await db
    .insertInto('izin')
    .values({ kisi_id: Id, tur_id: 283, yazma_zamani: zaman, ...gunler })
    .returning('id')
    .executeTakeFirstOrThrow();
  return izin.id;
}

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'izin', Idler: 'izin', EditUserId: 'kisi' },
  kisiSatirlari: async ({ db, kisiId, digerId, gun, zaman, soz }) => {
    const izin = await db
      .insertInto('izin')
      .values({
        kisi_id: kisiId,
        tur_id: 280,
        baslangic: gun,
        bitis: '2025-03-05',
        yazma_zamani: zaman,
        aciklama: soz('izin'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('hareket')
      .values({
        nesne: 'izin',
        nesne_id: izin.id,
        surum: 1,
        tur: 'Eklendi',
        yeni: JSON.stringify({ izinTur: 'Yıllık İzin', Aciklama: soz('gecmis') }),
        kisi_id: digerId,
        zaman,
      })
      .execute();
    return { izin: [soz('izin')], hareket_izin: [soz('gecmis')] };
  },
  disarida: {
    'about somebody else; the audit says that it was done': [
      'izin.yazan_id',
      'izin.duzenleyen_id',
      'izin.silen_id',
      'hareket_izin.kisi_id',
    ],
  },
  kendi: [
    { uc: 'izinkaydet', istek: ({ Id }) => ({ izin: { ...GUNLER, Id: 0, UserId: Id } }) },
    {
      uc: 'izinkaydet',
      istek: async (k) => ({
        izin: { ...GUNLER, Id: await ikiGun(k), UserId: k.Id, Surum: 1, Baslangic: '2027-03-01', Bitis: '2027-03-02' },
      }),
    },
    { uc: 'izinsil', istek: async (k) => ({ Id: await ikiGun(k) }) },
    {
      uc: 'izinSilGeriAl',
      istek: async (k) => {
        const Id = await ikiGun(k);
        await k.db.updateTable('izin').set({ silindi: k.zaman, silen_id: k.Id }).where('id', '=', Id).execute();
        return { Id };
      },
    },
  ],
};

/** A department with the session token of its head. */
export async function sorumluluDepartman(s: TestServer) {
  const departmanId = await s.departman('Destek');
  const { Id, token } = await oturumlu(s, 'sorumlu', { ad: 'Gülşen', soyad: 'Çağlayan', departmanId });
  await s.sorumluYap(departmanId, Id);
  return { departmanId, sorumlu: token };
}

export type Izin = Girdi<typeof contract.izinkaydet>['izin'];

/** A request of annual leave from Monday to Monday: six days, without the Sunday. */
export const haftalikIzin = (UserId: number, o: Partial<Izin>): Izin => ({
  Id: 0,
  UserId,
  Tur: 280,
  Baslangic: '2026-12-07',
  Bitis: '2026-12-14',
  ...o,
});

import { departman } from '@masabasi/core/kisi/departman/contract';
import { duyuru } from '@masabasi/core/yonetim/duyuru/contract';
import { hakedis } from '@masabasi/core/izin/hakedis/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { personel } from '@masabasi/core/kisi/personel/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { tatil } from '@masabasi/core/izin/tatil/contract';
import { BOS_DEPARTMAN, BOS_KART } from '../../../packages/server/src/testing/walk.ts';
import { type World, type Write, writesOf } from '../world.ts';

const DESK = 651;
const NEED = 646;
/** A leave that is not annual, so without a balance. */
const EXCUSE = 283;
const REASON = 'Herkesin göreceği bir sebep';

export const leave = (UserId: number, Baslangic: string, days = 1) => ({
  Id: 0,
  UserId,
  Tur: EXCUSE,
  Baslangic,
  Bitis: gunEkle(Baslangic, days),
  Tatil_Gunleri: 3 as const,
  Aciklama: 'Aile ziyareti',
});
async function savedLeave(w: World, offset = 30) {
  const who = await w.somebody();
  const row = leave(who.id, w.workday(offset));
  const { Id } = await w.ask(izin.izinkaydet, { izin: row });
  return { who, row: { ...row, Id: Id!, Surum: 1 } };
}
/** A person at work with one finished break. */
async function finishedBreak(w: World) {
  const who = await w.somebody();
  const change = (moladurum: number) => w.ask(mola.moladurumGuncelle, { userid: who.id, moladurum }, who.token);
  await change(DESK);
  const { mola2 } = await change(NEED);
  await change(DESK);
  return { who, MolaId: mola2!.Id, Baslama_Zamani: mola2!.Baslama_Zamani };
}
async function askedCorrection(w: World) {
  const { who, MolaId, Baslama_Zamani } = await finishedBreak(w);
  const request = { MolaId, Baslama_Zamani, Bitis_Zamani: Baslama_Zamani, Sebep: REASON };
  return (await w.ask(mola.molaDuzeltmeIste, request, who.token)).Id;
}
function wish(Baslangic: string) {
  const { Id: _, UserId: __, ...fields } = leave(0, Baslangic);
  return fields;
}
async function askedLeave(w: World) {
  const who = await w.somebody();
  return { who, Id: (await w.ask(talep.izinTalepEt, wish(w.workday(40)), who.token)).Id };
}
const newCard = (w: World) => ({ ...BOS_KART, UserName: w.word(), DepartmanId: w.boss.departmentId });
async function card(w: World) {
  const fields = newCard(w);
  const { Id, Surum } = await w.ask(personel.personelKaydet, fields);
  return { ...fields, Id, Surum };
}
async function section(w: World) {
  const fields = { ...BOS_DEPARTMAN, Ad: w.word() };
  const { Id, Surum } = await w.ask(departman.departmanKaydet, fields);
  return { ...fields, Id, Surum };
}
async function notice(w: World) {
  const fields = {
    Id: 0,
    Baslik: w.word(),
    Metin: 'Yarın bakım var.',
    Baslangic: w.day(),
    Bitis: w.day(3),
    Departmanlar: [],
    Onemli: 0 as const,
    Surum: 0,
  };
  const { Id, Surum } = await w.ask(duyuru.duyuruKaydet, fields);
  return { ...fields, Id, Surum };
}
async function holiday(w: World, Tarih = gunEkle('2040-01-02', w.next())) {
  const fields = { Id: 0, Tarih, Ad: w.word(), GunSayi: '1' as const, Surum: 0 };
  const { Id, Surum } = await w.ask(tatil.tatilKaydet, fields);
  return { ...fields, Id, Surum };
}
const tiers = (w: World) => ({
  GecerliBaslangic: gunEkle('2060-01-01', w.next()),
  dilimler: [
    { EnAzYil: 1, Gun: 14 },
    { EnAzYil: 6, Gun: 20 },
    { EnAzYil: 15, Gun: 26 },
  ],
});

/** A legal number from a day of its own on. */
const lawful = (w: World) => ({
  Anahtar: 'bolumEnAz' as const,
  GecerliBaslangic: gunEkle('2060-01-01', w.next()),
  Deger: 10,
});
/** A kind of leave with a new name. */
const kindOfLeave = (w: World) => ({
  Id: 0,
  Ad: `Tür ${w.next()}`,
  VarsayilanGun: 1,
  Yasal: null,
  Ucretli: true,
  Renk: 'sari' as const,
  BelgeGerekir: false,
  PanoGizli: false,
  TakvimGunu: false,
  Aktif: true,
  Surum: 0,
});

const inBreaks = writesOf('mola', mola);
const inLeaves = writesOf('izin', izin);
const inRequests = writesOf('talep', talep);
const inStaff = writesOf('personel', personel);
const inSections = writesOf('departman', departman);
const inNotices = writesOf('duyuru', duyuru);
const inHolidays = writesOf('tatil', tatil);
const inTiers = writesOf('hakedis', hakedis);
const inSessions = writesOf('oturum', oturum);

/** Writing calls of the personnel half of the contract. */
export const writes: readonly Write[] = [
  inBreaks('moladurumGuncelle', 'start', async (w) => {
    const who = await w.somebody();
    return { request: { userid: who.id, moladurum: DESK }, token: who.token };
  }),
  inBreaks('moladurumGuncelle', 'change', async (w) => {
    const { who } = await finishedBreak(w);
    return { request: { userid: who.id, moladurum: NEED }, token: who.token };
  }),
  inBreaks('molaDuzeltmeIste', 'ask', async (w) => {
    const { who, MolaId, Baslama_Zamani } = await finishedBreak(w);
    return { request: { MolaId, Baslama_Zamani, Bitis_Zamani: Baslama_Zamani, Sebep: REASON }, token: who.token };
  }),
  inBreaks('unutulanOnayla', 'confirm', async (w) => {
    const who = await w.somebody();
    const [row] = await w.sql<{ id: number }>(
      `with g as (
         insert into mesai (kisi_id, gun, baslama, planlanan_bitis, bitis, unutuldu)
         values ($1, $2, now() - interval '30 hours', now() - interval '28 hours', now() - interval '28 hours', true) returning id
       )
       insert into mola (kisi_id, mesai_id, durum_id, baslama, bitis, otomatik, ip)
       select $1, id, 646, now() - interval '29 hours', now() - interval '28 hours', true, '127.0.0.1' from g returning id`,
      [who.id, w.day(-1)],
    );
    return { request: { MolaId: row!.id }, token: who.token };
  }),
  inBreaks('molaDuzeltmeKarar', 'grant', async (w) => ({
    request: { Id: await askedCorrection(w), Onay: 1, Aciklama: '' },
  })),

  inLeaves('izinkaydet', 'add', async (w) => ({
    request: { izin: leave((await w.somebody()).id, w.workday(30)) },
  })),
  inLeaves('izinkaydet', 'edit', async (w) => {
    const { row } = await savedLeave(w);
    return { request: { izin: { ...row, Bitis: gunEkle(row.Bitis, 1) } } };
  }),
  inLeaves('izinkaydet', 'bulk', async (w) => {
    const { Id } = await section(w);
    const who = [await w.somebody(), await w.somebody(), await w.somebody()];
    await w.sql('update kisi set departman_id = $1 where id = any($2)', [Id, who.map((p) => p.id)]);
    return { request: { izin: leave(0, w.workday(20)), toplu: 1, bolumler: [Id] } };
  }),
  inLeaves('izinSilGeriAl', 'bring back', async (w) => {
    const { Id } = (await savedLeave(w)).row;
    await w.ask(izin.izinsil, { Id });
    return { request: { Id } };
  }),
  inLeaves('izinTopluGeriAl', 'undo', async (w) => {
    const { id } = await w.somebody();
    const { Id } = await w.ask(izin.izinkaydet, { izin: leave(id, w.workday(60), 2) });
    return { request: { Idler: [Id!] } };
  }),
  inLeaves('izinsil', 'delete', async (w) => ({ request: { Id: (await savedLeave(w)).row.Id } })),

  inRequests('izinTalepEt', 'ask', async (w) => ({
    request: wish(w.workday(40)),
    token: (await w.somebody()).token,
  })),
  inRequests('izinIptalIste', 'ask', async (w) => {
    const { who, row } = await savedLeave(w);
    return { request: { IzinId: row.Id, Aciklama: 'Gidemiyorum' }, token: who.token };
  }),
  inRequests('izinTalepVazgec', 'withdraw', async (w) => {
    const { who, Id } = await askedLeave(w);
    return { request: { Id }, token: who.token };
  }),
  inRequests('izinTalepKarar', 'grant', async (w) => ({
    request: { Id: (await askedLeave(w)).Id, Onay: 1, Aciklama: '' },
  })),
  inRequests('izinTalepKararGeriAl', 'take back', async (w) => {
    const { Id } = await askedLeave(w);
    await w.ask(talep.izinTalepKarar, { Id, Onay: 1, Aciklama: '' });
    return { request: { Id } };
  }),
  inRequests('izinOnayKuraliKaydet', 'leave as it is', async () => ({ request: { IkinciOnayGun: null } })),
  inRequests('takvimBaglantisi', 'renew', async (w) => ({
    request: { islem: 'yenile' },
    token: (await w.somebody()).token,
  })),

  inStaff('personelKaydet', 'add', async (w) => ({
    request: { ...BOS_KART, UserName: w.word(), DepartmanId: w.boss.departmentId },
  })),
  inStaff('personelKaydet', 'edit', async (w) => ({ request: { ...(await card(w)), Ad: 'Gül' } })),
  inStaff('personelParolaVer', 'give', async (w) => ({
    request: { Id: (await card(w)).Id, Parola: 'mavi-kalem', Tekrar: 'mavi-kalem' },
  })),
  inStaff('personelDavetEt', 'invite', async (w) => ({
    request: { Id: (await w.ask(personel.personelKaydet, { ...newCard(w), Eposta: 'davetli@ornek.example' })).Id },
  })),
  inStaff('personelAyril', 'leave', async (w) => ({
    request: { Id: (await w.somebody()).id, CikisTarihi: w.day(), AyrilmaNedeni: 'İstifa' },
  })),
  inStaff('personelGeriAl', 'come back', async (w) => {
    const { id: Id } = await w.somebody();
    await w.ask(personel.personelAyril, { Id, CikisTarihi: w.day(), AyrilmaNedeni: 'İstifa' });
    return { request: { Id } };
  }),
  inStaff('personelAktar', 'import', async (w) => {
    const [{ ad }] = (await w.sql<{ ad: string }>('select ad from departman where id = $1', [w.boss.departmentId])) as [
      { ad: string },
    ];
    return { request: { kayitlar: [{ Satir: 2, Ad: 'Şule', Soyad: 'Irmak', UserName: w.word(), Departman: ad }] } };
  }),

  inSections('departmanKaydet', 'add', async (w) => ({ request: { ...BOS_DEPARTMAN, Ad: w.word() } })),
  inSections('departmanKaydet', 'edit', async (w) => {
    return { request: { ...(await section(w)), YemekLimit: 3 } };
  }),
  inSections('departmanSil', 'delete', async (w) => ({ request: { Id: (await section(w)).Id } })),

  inNotices('duyuruKaydet', 'add', async (w) => {
    return { request: { ...(await notice(w)), Id: 0, Surum: 0 } };
  }),
  inNotices('duyuruKaydet', 'edit', async (w) => ({ request: { ...(await notice(w)), Metin: 'Bakım bitti.' } })),
  inNotices('duyuruGoruldu', 'see', async (w) => ({
    request: { Id: (await notice(w)).Id },
    token: (await w.somebody()).token,
  })),
  inNotices('duyuruSilGeriAl', 'bring back', async (w) => {
    const { Id } = await notice(w);
    await w.ask(duyuru.duyuruSil, { Id });
    return { request: { Id } };
  }),
  inNotices('duyuruSil', 'delete', async (w) => ({ request: { Id: (await notice(w)).Id } })),

  inHolidays('tatilKaydet', 'add', async (w) => ({
    request: { Id: 0, Tarih: gunEkle('2040-01-02', w.next()), Ad: w.word(), GunSayi: '1', Surum: 0 },
  })),
  inHolidays('tatilKaydet', 'edit', async (w) => ({ request: { ...(await holiday(w)), GunSayi: '0,5' } })),
  inHolidays('tatilSil', 'delete', async (w) => ({ request: { Id: (await holiday(w)).Id } })),
  inHolidays('cumartesileriEkle', 'add', async (w) => {
    await w.sql(`delete from tatil where ad like '2429 m.2/D%'`);
    return { request: {} };
  }),
  inHolidays('izinleriHesapla', 'recompute', async (w) => {
    const { id: UserId } = await w.somebody();
    const Baslangic = gunEkle('2038-01-04', 7 * (w.next() % 50));
    // The count would already include the holiday of an earlier round.
    await w.sql('delete from tatil where tarih = $1', [gunEkle(Baslangic, 1)]);
    const row = { ...leave(UserId, Baslangic, 4), Tatil_Gunleri: 1 as const };
    const { Id } = await w.ask(izin.izinkaydet, { izin: row });
    await holiday(w, gunEkle(Baslangic, 1));
    return { request: { IzinIdler: [Id!] } };
  }),

  inTiers('hakDilimiKaydet', 'add', async (w) => ({ request: { set: tiers(w), eski: null } })),
  inTiers('hakDilimiKaydet', 'edit', async (w) => {
    const eski = tiers(w);
    await w.ask(hakedis.hakDilimiKaydet, { set: eski, eski: null });
    return { request: { set: { ...eski, dilimler: [{ EnAzYil: 1, Gun: 26 }] }, eski } };
  }),
  inTiers('hakDilimiSil', 'delete', async (w) => {
    const eski = tiers(w);
    await w.ask(hakedis.hakDilimiKaydet, { set: eski, eski: null });
    return { request: { eski } };
  }),
  inTiers('yasalDegerKaydet', 'add', async (w) => ({ request: { deger: lawful(w), eski: null } })),
  inTiers('yasalDegerKaydet', 'edit', async (w) => {
    const eski = lawful(w);
    await w.ask(hakedis.yasalDegerKaydet, { deger: eski, eski: null });
    return { request: { deger: { ...eski, Deger: 12 }, eski } };
  }),
  inTiers('izinTuruKaydet', 'add', async (w) => ({ request: kindOfLeave(w) })),
  inTiers('izinTuruKaydet', 'edit', async (w) => {
    const kind = kindOfLeave(w);
    const { Id, Surum } = await w.ask(hakedis.izinTuruKaydet, kind);
    return { request: { ...kind, Id, Surum, Renk: 'mor' as const } };
  }),
  inTiers('hakDuzeltmeEkle', 'add', async (w) => ({
    request: { UserId: (await w.somebody()).id, Gun: 2, Sebep: REASON },
  })),

  inSessions('logout', 'end', async (w) => ({ request: {}, token: (await w.somebody()).token })),
  inSessions('parolaDegistir', 'change', async (w) => {
    const who = await w.somebody();
    return { request: { userId: who.id, parola: 'mavi-kalem' }, token: who.token };
  }),
  inSessions('usertemaguncelle', 'menu', async (w) => {
    const who = await w.somebody();
    return { request: { tur: 'MenuTur', userId: who.id, deger: 'slim' }, token: who.token };
  }),
  inSessions('menuSabitle', 'pin', async (w) => {
    const who = await w.somebody();
    const { menuList } = await w.ask(oturum.yetki, {}, who.token);
    return { request: { MenuId: menuList[0]!.Id, Deger: 1 }, token: who.token };
  }),
  inSessions('usertemaguncelle', 'colour', async (w) => {
    const who = await w.somebody();
    return { request: { tur: 'Tema', userId: who.id, deger: { tema: 'green', dark: 1 } }, token: who.token };
  }),
  inSessions('oturumSonlandir', 'end', async (w) => {
    const who = await w.somebody();
    return { request: { Id: (await w.session(who.id)).id }, token: who.token };
  }),
  inSessions('oturumSonlandir', 'end this one', async (w) => {
    const who = await w.somebody();
    const own = await w.session(who.id);
    return { request: { Id: own.id }, token: own.token };
  }),
  inSessions('digerOturumlariSonlandir', 'end the others', async (w) => {
    const who = await w.somebody();
    await w.session(who.id);
    return { request: {}, token: who.token };
  }),
];

import { aktarim } from '@masabasi/core/musteri/aktarim/contract';
import { birlestirme } from '@masabasi/core/musteri/birlestirme/contract';
import { demo } from '@masabasi/core/musteri/demo/contract';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { proje } from '@masabasi/core/musteri/proje/contract';
import { suzgec } from '@masabasi/core/platform/suzgec/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { BOS_DEMO, BOS_LISANS, BOS_MUSTERI } from '../../../packages/server/src/testing/walk.ts';
import { call } from '../calls.ts';
import { type Asked, type World, type Write, until, writesOf } from '../world.ts';

const NOT_LONG = 'Uzunca bir neden';

/** A customer without any similar one. */
export async function customer(w: World) {
  const fields = { ...BOS_MUSTERI, Ad: w.word(), Soyad: w.word() };
  const { Id, Surum } = await w.ask(musteri.musteriKaydet, { musteri: fields, benzerleriGordum: true });
  return { ...fields, Id, Surum };
}
const editCustomer = (w: World, card: Awaited<ReturnType<typeof customer>>) =>
  w.ask(musteri.musteriKaydet, { musteri: { ...card, Notlar: w.word() }, benzerleriGordum: true }, w.otherBoss.token);

const Nesne = 'musteri' as const;
async function file(w: World): Promise<{ Nesne: typeof Nesne; Id: number }> {
  const { images } = await w.ask(dosya.dosyaKaydet, { Nesne, NesneId: (await customer(w)).Id });
  return { Nesne, Id: images[0]!.Id };
}
const form = async (w: World) => ({
  ...BOS_LISANS,
  LisansTurId: await w.listed('lisansTur', 'yillik'),
  MusteriId: (await customer(w)).Id,
});
async function licence(w: World) {
  const fields = await form(w);
  const { Id, Surum } = await w.ask(lisans.lisansKaydet, { lisans: fields });
  return { ...fields, Id, Surum };
}

const trial = async (w: World) => ({
  ...BOS_DEMO,
  AdSoyad: `${w.word()} ${w.word()}`,
  Tarih: w.day(),
  LisansTurId: await w.listed('lisansTur', 'demo'),
});
async function savedTrial(w: World) {
  const fields = await trial(w);
  const { Id, Surum } = await w.ask(demo.demoKaydet, { demo: fields });
  return { ...fields, Id, Surum };
}

/** A running demo trial, and its sale. */
async function sale(w: World) {
  const fields = await savedTrial(w);
  let moved = await w.ask(demo.demoUstlen, { Id: fields.Id });
  for (const Durum of ['randevulu', 'kuruldu', 'denemede'] as const) {
    const RandevuZamani = Durum === 'randevulu' ? `${w.workday(1)}T12:00:00Z` : null;
    const { Id, Surum } = moved;
    const asked = { Id, Surum, Durum, RandevuZamani };
    // Any warnings about the appointment are read and accepted, because tomorrow may be any day.
    const { body } = await call(w.url, demo.demoDurumGuncelle, asked, { token: w.boss.token });
    const { uyari = null } = body as { readonly uyari?: string };
    moved =
      uyari === null ? (body as typeof moved) : await w.ask(demo.demoDurumGuncelle, { ...asked, gorulenUyari: uyari });
  }
  const { Id, Surum } = moved;
  const sold = {
    ProjeId: fields.ProjeId,
    LisansTurId: await w.listed('lisansTur', 'yillik'),
    KullaniciSayisi: 1,
    BaslamaTarihi: w.day(),
    YillikBedel: 100_000,
    ParaBirimi: 'TRY' as const,
    Ay: 12,
  };
  const kart = { Tip: 1 as const, Ad: w.word(), Soyad: w.word(), Unvan: '', Eposta: null };
  return { Id, Surum, Durum: 'satis' as const, benzerleriGordum: true, satis: { kart, lisans: sold } };
}

async function product(w: World) {
  const fields = {
    Id: 0,
    Ad: w.word(),
    Kod: null,
    Renk: 'gri' as const,
    Aciklama: '',
    SorumluId: null,
    EkipId: null,
    AnketTurId: null,
    Aktif: 1 as const,
    Surum: 0,
  };
  const { Id, Surum } = await w.ask(proje.projeKaydet, { proje: fields });
  return { ...fields, Id, Surum };
}

async function listRow(w: World) {
  const fields = {
    Id: 0,
    Liste: 'sozlesmeler' as const,
    Ad: w.word(),
    Renk: null,
    Kod: null,
    ProjeId: null,
    UstId: null,
    Aktif: 1 as const,
    Surum: 0,
  };
  const { Id, Surum } = await w.ask(tanim.tanimKaydet, { tanim: fields });
  return { ...fields, Id, Surum };
}

async function filter(w: World) {
  const fields = { Id: 0, Surum: 0, Sayfa: 'musteri' as const, Ad: w.word(), Sorgu: '', Paylasilan: 0 as const };
  // A new person, because nobody may keep more than a hundred.
  const { token } = await w.somebody();
  const { Id, Surum } = await w.ask(suzgec.suzgecKaydet, fields, token);
  return { token, fields: { ...fields, Id, Surum } };
}

const opened = (w: World) => w.ask(aktarim.musteriAktarimAc, { Dosya: `${w.word()}.xlsx`, SatirSayisi: 1 });
async function uploaded(w: World) {
  const { Id } = await opened(w);
  await w.ask(aktarim.musteriAktarimYukle, { Id, satirlar: [{ Satir: 2, Ad: w.word(), Soyad: w.word() }] });
  return Id;
}
const finished = (w: World, Id: number) =>
  until(async () => (await w.ask(aktarim.musteriAktarim, { Id })).aktarim.Durum === 'bitti', 'an import');
async function step(w: World, Id: number, Islem: 'dene' | 'yaz'): Promise<number> {
  await w.ask(aktarim.musteriIceAktar, { Id, Islem });
  await finished(w, Id);
  return Id;
}
const settle = (w: World, { request }: Asked) => finished(w, (request as { Id: number }).Id);

const inImports = writesOf('aktarim', aktarim);
const inMerging = writesOf('birlestirme', birlestirme);
const inTrials = writesOf('demo', demo);
const inFiles = writesOf('dosya', dosya);
const inLicences = writesOf('lisans', lisans);
const inCustomers = writesOf('musteri', musteri);
const inProducts = writesOf('proje', proje);
const inFilters = writesOf('suzgec', suzgec);
const inLists = writesOf('tanim', tanim);

/** Writing calls of the customer half of the contract. */
export const writes: readonly Write[] = [
  inImports('musteriAktarimAc', 'open', async (w) => ({ request: { Dosya: `${w.word()}.xlsx`, SatirSayisi: 1 } })),
  inImports('musteriAktarimYukle', 'upload', async (w) => ({
    request: { Id: (await opened(w)).Id, satirlar: [{ Satir: 2, Ad: w.word(), Soyad: w.word() }] },
  })),
  inImports('musteriIceAktar', 'try', async (w) => ({ request: { Id: await uploaded(w), Islem: 'dene' } }), { settle }),
  inImports(
    'musteriIceAktar',
    'write',
    async (w) => ({ request: { Id: await step(w, await uploaded(w), 'dene'), Islem: 'yaz' } }),
    { settle, slow: true },
  ),
  inImports(
    'musteriIceAktar',
    'take back',
    async (w) => ({
      request: { Id: await step(w, await step(w, await uploaded(w), 'dene'), 'yaz'), Islem: 'geriAl' },
    }),
    { settle, slow: true },
  ),

  inMerging('musteriBirlestir', 'merge', async (w) => {
    const [stays, goes] = [await customer(w), await customer(w)];
    const request = { Id: stays.Id, Surum: stays.Surum, DigerId: goes.Id, DigerSurum: goes.Surum, alanlar: {} };
    return { request, meanwhile: () => editCustomer(w, w.next() % 2 ? stays : goes) };
  }),
  inMerging('musteriBirlestirGeriAl', 'take back', async (w) => {
    const [stays, goes] = [await customer(w), await customer(w)];
    const { BirlesmeId } = await w.ask(birlestirme.musteriBirlestir, {
      Id: stays.Id,
      Surum: stays.Surum,
      DigerId: goes.Id,
      DigerSurum: goes.Surum,
      alanlar: {},
    });
    return { request: { Id: BirlesmeId } };
  }),

  inTrials('demoKaydet', 'add', async (w) => ({ request: { demo: await trial(w) } })),
  inTrials('demoKaydet', 'edit', async (w) => ({ request: { demo: { ...(await savedTrial(w)), Aciklama: 'Acele' } } })),
  inTrials('demoUstlen', 'take', async (w) => ({ request: { Id: (await savedTrial(w)).Id } })),
  inTrials('demoAta', 'assign', async (w) => {
    const { Id, Surum } = await savedTrial(w);
    return { request: { Id, Surum, AtananId: (await w.somebody()).id } };
  }),
  inTrials('demoDurumGuncelle', 'give up', async (w) => {
    const { Id, Surum } = await savedTrial(w);
    return { request: { Id, Surum, Durum: 'iptal', Aciklama: NOT_LONG } };
  }),
  inTrials('demoDurumGuncelle', 'sell', async (w) => ({ request: await sale(w) })),
  inTrials('demoSatisGeriAl', 'take the sale back', async (w) => {
    const { Id, Surum } = await w.ask(demo.demoDurumGuncelle, await sale(w));
    // Only the seller may take the sale back.
    return { request: { Id, Surum }, token: w.boss.token };
  }),

  inLicences('lisansKaydet', 'add', async (w) => ({ request: { lisans: await form(w) } })),
  inLicences('lisansKaydet', 'edit', async (w) => ({
    request: { lisans: { ...(await licence(w)), KullaniciSayisi: 3 } },
  })),
  inLicences('lisansYenile', 'renew', async (w) => {
    const { Id, Surum } = await licence(w);
    return { request: { Id, Surum, Ay: 12, Tutar: 0, Aciklama: '' } };
  }),
  inLicences('lisansTopluYenile', 'renew several', async (w) => {
    const { Id, Surum } = await licence(w);
    return { request: { lisanslar: [{ Id, Surum }], Ay: 12, Aciklama: '' } };
  }),
  inLicences('lisansHatirlat', 'remind', async (w) => {
    const { Id } = await licence(w);
    await w.sql('update musteri set eposta = $1 where id = (select musteri_id from lisans where id = $2)', [
      'musteri@ornek.example',
      Id,
    ]);
    return { request: { Idler: [Id] } };
  }),
  inLicences('lisansYenilemeGeriAl', 'take back', async (w) => {
    const { Id, Surum } = await licence(w);
    const renewed = await w.ask(lisans.lisansYenile, { Id, Surum, Ay: 12, Tutar: 0, Aciklama: '' });
    return { request: { Id, Surum: renewed.Surum }, token: w.boss.token };
  }),
  inLicences('lisansHalDegistir', 'suspend', async (w) => {
    const { Id, Surum } = await licence(w);
    return { request: { Id, Surum, Hal: 'Askıda', Aciklama: NOT_LONG } };
  }),
  inLicences('lisansDevret', 'hand over', async (w) => {
    const { Id, Surum } = await licence(w);
    return { request: { Id, Surum, MusteriId: (await customer(w)).Id, Aciklama: NOT_LONG } };
  }),
  inLicences('lisansAnahtari', 'open', async (w) => ({ request: { Id: (await licence(w)).Id } })),

  inFiles('dosyaKaydet', 'add', async (w) => ({ request: { Nesne, NesneId: (await customer(w)).Id } })),
  inFiles('dosyaSil', 'take away', async (w) => ({ request: await file(w) })),
  inFiles('dosyaGeriAl', 'bring back', async (w) => {
    const request = await file(w);
    await w.ask(dosya.dosyaSil, request);
    return { request };
  }),

  inCustomers('musteriKaydet', 'add', async (w) => ({
    request: { musteri: { ...BOS_MUSTERI, Ad: w.word(), Soyad: w.word() }, benzerleriGordum: true },
  })),
  inCustomers('musteriKaydet', 'edit', async (w) => ({
    request: { musteri: { ...(await customer(w)), Notlar: 'Aranacak' }, benzerleriGordum: true },
  })),
  inCustomers('musteriEtiketKaydet', 'tag', async (w) => {
    const { Id, Surum } = await customer(w);
    const [tag] = await w.sql<{ id: number }>(`insert into tanim (liste, ad) values ('etiketler', $1) returning id`, [
      w.word(),
    ]);
    return { request: { MusteriId: Id, Surum, Etiketler: [tag!.id] } };
  }),
  inCustomers('musteriSil', 'delete', async (w) => {
    const card = await customer(w);
    return { request: { Id: card.Id, Surum: card.Surum }, meanwhile: () => editCustomer(w, card) };
  }),

  inCustomers('musteriSilGeriAl', 'bring back', async (w) => {
    const { Id, Surum } = await customer(w);
    await w.ask(musteri.musteriSil, { Id, Surum });
    return { request: { Id } };
  }),
  inCustomers('musteriOnayKaydet', 'add', async (w) => ({
    request: {
      MusteriId: (await customer(w)).Id,
      Kanal: 'SMS',
      Durum: 'Onay',
      Tarih: '2026-01-02',
      Kaynak: 'Islak imza',
      SonId: 0,
    },
  })),

  inProducts('projeKaydet', 'add', async (w) => {
    const { Id: _, Surum: __, ...fields } = await product(w);
    return { request: { proje: { ...fields, Ad: w.word(), Id: 0, Surum: 0 } } };
  }),
  inProducts('projeKaydet', 'edit', async (w) => ({ request: { proje: { ...(await product(w)), Aciklama: 'Yeni' } } })),
  inProducts('projeKisileriSec', 'choose', async (w) => {
    const { Id, Surum } = await product(w);
    return { request: { Id, Surum, KisiIdler: [(await w.somebody()).id] } };
  }),

  inFilters('suzgecKaydet', 'add', async (w) => ({
    request: { Id: 0, Surum: 0, Sayfa: 'musteri', Ad: w.word(), Sorgu: '', Paylasilan: 1 },
    token: (await w.somebody()).token,
  })),
  inFilters('suzgecKaydet', 'edit', async (w) => {
    const { token, fields } = await filter(w);
    return {
      request: { ...fields, Ad: w.word() },
      token,
      meanwhile: () => w.ask(suzgec.suzgecKaydet, { ...fields, Ad: w.word() }, token),
    };
  }),
  inFilters('suzgecSil', 'delete', async (w) => {
    const { token, fields } = await filter(w);
    return {
      request: { Sayfa: fields.Sayfa, Id: fields.Id, Surum: fields.Surum },
      token,
      meanwhile: () => w.ask(suzgec.suzgecKaydet, { ...fields, Ad: w.word() }, token),
    };
  }),
  inFilters('suzgecVarsayilanSec', 'choose', async (w) => {
    const { token, fields } = await filter(w);
    return { request: { Sayfa: 'musteri', Id: fields.Id }, token };
  }),

  inLists('tanimKaydet', 'add', async (w) => {
    const { Id: _, Surum: __, ...fields } = await listRow(w);
    return { request: { tanim: { ...fields, Ad: w.word(), Id: 0, Surum: 0 } } };
  }),
  inLists('tanimKaydet', 'edit', async (w) => ({ request: { tanim: { ...(await listRow(w)), Ad: w.word() } } })),
  inLists('tanimSil', 'delete', async (w) => ({ request: { Id: (await listRow(w)).Id } })),
  inLists('tanimSirala', 'order', async (w) => {
    await listRow(w);
    const { tanimlist } = await w.ask(tanim.tanimList, { Liste: 'sozlesmeler' });
    return { request: { Liste: 'sozlesmeler', Idler: tanimlist.map((t) => t.Id).toReversed() } };
  }),
];

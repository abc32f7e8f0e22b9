import { fatura } from '@masabasi/core/mali/fatura/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { gelenOrnekleri } from '../../../packages/sandbox/src/gelenFaturalar.ts';
import { BOS_FATURA } from '../../../packages/server/src/mali/fatura/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';

const LINE = { Ad: 'Bakım', Miktar: '1', BirimKodu: 'C62', BirimFiyat: '1000', KdvOran: 20 };

/** An institution that can get an invoice, with a licence that has a price. */
async function customer(w: World) {
  await w.sql(`update fatura_ayari set unvan = 'Satıcı A.Ş.', vkn = '1112223339', il = 'Ankara', ilce = 'Çankaya'`, []);
  const [row] = await w.sql<{ customer: number; licence: number }>(
    `with yer as (select il_id, min(id) as ilce_id from ilce group by il_id order by il_id limit 1),
       m as (insert into musteri (tip, unvan, durum, il_id, ilce_id, tc_kimlik, ad, soyad, yazma_zamani)
         select 1, '', 'Aktif', il_id, ilce_id, null, $1, 'Çınar', now() from yer returning id),
       p as (insert into musteri_proje (musteri_id, proje_id) select id, 2 from m returning musteri_id)
     insert into lisans (musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi, donem_baslama, cipa_gun,
       yillik_bedel, yazma_zamani)
     select p.musteri_id, 2, min(t.id), 1, $1, current_date, current_date, 1, 100000, now() from p, tanim t
     where t.liste = 'lisansTur' group by p.musteri_id returning musteri_id as customer, id as licence`,
    [w.word()],
  );
  return row!;
}
const form = async (w: World) => ({
  fatura: { ...BOS_FATURA, Tarih: w.day(), MusteriId: (await customer(w)).customer, Kalemler: [LINE] },
});
const draft = async (w: World) => {
  const { Id, Surum } = await w.ask(fatura.faturaKaydet, await form(w));
  return { Id, Surum };
};
const cut = async (w: World) => {
  const { Id, Surum } = await w.ask(fatura.faturaKes, await draft(w));
  return { Id, Surum };
};
const payment = (w: World) => ({ Tarih: w.day(), Tutar: kurus(100), Aciklama: 'EFT' });

/** A commercial invoice from another company to us, with an ETTN of its own. */
async function brought(w: World) {
  await customer(w);
  const [one] = gelenOrnekleri('TICARIFATURA', '1112223339', w.day(), w.next().toString(16).padStart(8, '0'));
  return { Dosya: 'gelen.xml', Icerik: Buffer.from(one!.xml).toString('base64') };
}

const inInvoices = writesOf('fatura', fatura);

export const writes: readonly Write[] = [
  inInvoices('faturaKaydet', 'open', async (w) => ({ request: await form(w) })),
  inInvoices('faturaKaydet', 'edit', async (w) => {
    const { fatura: f } = await form(w);
    const { Id, Surum } = await w.ask(fatura.faturaKaydet, { fatura: f });
    return { request: { fatura: { ...f, Id, Surum, Aciklama: w.word() } } };
  }),
  inInvoices('faturaLisanstan', 'licence', async (w) => ({ request: { LisansId: (await customer(w)).licence } })),
  inInvoices('faturaKes', 'cut', async (w) => {
    // The first invoice gives the series its counter.
    await cut(w);
    return { request: await draft(w) };
  }),
  inInvoices('faturaVazgec', 'give up', async (w) => ({ request: await draft(w) })),
  inInvoices('faturaGonder', 'send', async (w) => ({ request: await cut(w) })),
  inInvoices('faturaDurumSorgula', 'ask about', async (w) => {
    const asked = await cut(w);
    await w.ask(fatura.faturaGonder, asked);
    return { request: { Id: asked.Id } };
  }),
  inInvoices('faturaIptal', 'cancel', async (w) => ({
    request: { ...(await cut(w)), Neden: 'Müşteri yanlış seçildi' },
  })),
  inInvoices('faturaIade', 'return', async (w) => ({ request: await cut(w) })),
  inInvoices('faturaTahsilatYaz', 'collect', async (w) => ({ request: { ...(await cut(w)), ...payment(w) } })),
  inInvoices('faturaTahsilatGeriAl', 'take back', async (w) => {
    const asked = await cut(w);
    const { Surum } = await w.ask(fatura.faturaTahsilatYaz, { ...asked, ...payment(w) });
    const { tahsilatlar } = await w.ask(fatura.getFaturaDetay, { Id: asked.Id });
    return { request: { Id: asked.Id, Surum, TahsilatId: tahsilatlar[0]!.Id } };
  }),
  inInvoices('gelenYukle', 'bring', async (w) => ({ request: await brought(w) })),
  inInvoices('gelenAl', 'fetch', async () => ({ request: {} })),
  inInvoices('gelenYanitla', 'answer', async (w) => {
    const { Dosya, Icerik } = await brought(w);
    await w.ask(fatura.gelenYukle, { Dosya, Icerik });
    const { gelenlist } = await w.ask(fatura.getGelenList, {});
    return { request: { Id: gelenlist[0]!.Id, Surum: gelenlist[0]!.Surum, Yanit: 'KABUL' as const, Neden: '' } };
  }),
  inInvoices('mukellefSorgula', 'ask who is registered', async (w) => {
    const { customer: MusteriId } = await customer(w);
    await w.sql(
      `update musteri set vkn = '9205121120' where id = $1 and not exists (select from musteri where vkn = '9205121120')`,
      [MusteriId],
    );
    const [row] = await w.sql<{ id: number }>(`select id from musteri where vkn = '9205121120'`);
    return { request: { MusteriId: row!.id } };
  }),
  inInvoices('mukellefListesiYukle', 'list of the registered', async (w) => ({
    request: {
      Dosya: 'liste.csv',
      Icerik: Buffer.from(`${10_000_000_000 + w.next()};Alıcı A.Ş.;urn:mail:pk`).toString('base64'),
    },
  })),
  inInvoices('faturaAyarKaydet', 'settings', async (w) => {
    const { ayar } = await w.ask(fatura.faturaAyari, {});
    return { request: { ayar: { ...ayar, VadeGun: 20 } } };
  }),
];

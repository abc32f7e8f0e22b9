import { odeme } from '@masabasi/core/mali/odeme/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { type World, type Write, writesOf } from '../world.ts';

/** A cut invoice without any payment. */
async function invoice(w: World): Promise<number> {
  const [row] = await w.sql<{ id: number }>(
    `with yer as (select il_id, min(id) as ilce_id from ilce group by il_id order by il_id limit 1),
       m as (insert into musteri (tip, unvan, durum, il_id, ilce_id, tc_kimlik, ad, soyad, yazma_zamani)
         select 1, '', 'Aktif', il_id, ilce_id, null, $1, 'Çınar', now() from yer returning id),
       p as (insert into musteri_proje (musteri_id, proje_id) select id, 2 from m returning musteri_id)
     insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, brut, matrah, odenecek, durum, no, xml, xml_ozet,
       kesme_zamani, kesen_id, acan_id, acilis_zamani)
     select 'earsiv', p.musteri_id, 2, 'EARSIVFATURA', 'SATIS', current_date, 10000, 10000, 10000, 'kesildi',
       'ODE2026' || lpad((select count(*) + 1 from fatura where no like 'ODE%')::text, 9, '0'), '<a/>', sha256('x'), now(),
       k.id, k.id, now()
     from p, (select min(id) as id from kisi) k returning id`,
    [w.word()],
  );
  return row!.id;
}

/** A successful card payment that is marked as a second one, so that it can only be refunded. */
async function paid(w: World): Promise<number> {
  const [row] = await w.sql<{ id: number }>(
    `insert into odeme_deneme (fatura_id, saglayici, oid, tutar, taksit, durum, alinan, zaman, son_gecerlilik, bitis, uyari)
     values ($1, 'deneme', upper(substr(md5(random()::text), 1, 20)), 10000, 1, 'BASARILI', 10000, now(), now(), now(), 'mukerrer')
     returning id`,
    [await invoice(w)],
  );
  return row!.id;
}

/** A contract for a day that no other contract has. */
const contract = (w: World) => ({
  Id: 0,
  Surum: 0,
  Saglayici: 'nestpay' as const,
  Gecerlilik: new Date(Date.UTC(1990, 0, w.next())).toISOString().slice(0, 10),
  ValorGun: 1,
  oranlar: [{ Taksit: 1, Oran: 1.89 }],
});

const inPayments = writesOf('odeme', odeme);

/** Writing calls of card payments. */
export const writes: readonly Write[] = [
  inPayments('prepare', 'open', async (w) => ({ request: { FaturaId: await invoice(w) } })),
  inPayments('odemeBaglantiVer', 'link', async (w) => ({ request: { FaturaId: await invoice(w) } })),
  inPayments('odemeBaglantiKapat', 'close the link', async (w) => {
    const FaturaId = await invoice(w);
    await w.ask(odeme.odemeBaglantiVer, { FaturaId });
    return { request: { FaturaId } };
  }),
  inPayments('odemeBaglantiGonder', 'mail the link', async (w) => {
    const FaturaId = await invoice(w);
    await w.sql(
      `update musteri set eposta = 'odeyen@ornek.com.tr' where id = (select musteri_id from fatura where id = $1)`,
      [FaturaId],
    );
    await w.ask(odeme.odemeBaglantiVer, { FaturaId });
    return { request: { FaturaId } };
  }),
  inPayments('kartSozlesmeKaydet', 'write a contract', async (w) => ({ request: { sozlesme: contract(w) } })),
  inPayments('kartSozlesmeKaydet', 'change a contract', async (w) => {
    const sozlesme = contract(w);
    const { Id, Surum } = await w.ask(odeme.kartSozlesmeKaydet, { sozlesme });
    return { request: { sozlesme: { ...sozlesme, Id, Surum, ValorGun: 2 } } };
  }),
  inPayments('kartSozlesmeSil', 'take a contract away', async (w) => ({
    request: await w.ask(odeme.kartSozlesmeKaydet, { sozlesme: contract(w) }).then(({ Id, Surum }) => ({ Id, Surum })),
  })),
  inPayments('odemeBakildi', 'settle what the bank does not say', async (w) => {
    const Id = await paid(w);
    await w.sql(
      `update odeme_deneme set uyari = 'iade', iade_tutar = 2500, iade_zaman = now() - interval '1 hour' where id = $1`,
      [Id],
    );
    return { request: { Id, Gorunuyor: true } };
  }),
  inPayments('odemeGeriAl', 'send back', async (w) => ({ request: { Id: await paid(w), Tutar: kurus(2500) } })),
];

import { banka } from '@masabasi/core/mali/banka/contract';
import { bayi } from '@masabasi/core/pazarlama/bayi/contract';
import { bayifatura } from '@masabasi/core/mali/bayifatura/contract';
import { gelir } from '@masabasi/core/mali/gelir/contract';
import { BOS_HESAP } from '../../../packages/server/src/mali/banka/testing.ts';
import { BOS_BAYI } from '../../../packages/server/src/pazarlama/bayi/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';

const inBanks = writesOf('banka', banka);
const inIncome = writesOf('gelir', gelir);
const inCommissions = writesOf('bayifatura', bayifatura);
const DAY = '2021-06-07';

/** An old unpaid invoice of 120 lira. */
async function debt(w: World) {
  const no = `ESK2021${String(w.next()).padStart(9, '0')}`;
  const [row] = await w.sql<{ id: number; customer: number }>(
    `with m as (insert into musteri (tip, unvan, durum, ad, soyad, eposta, yazma_zamani)
         values (1, '', 'Aktif', $1, 'Çınar', 'borclu@firma.example', now()) returning id),
       p as (insert into musteri_proje (musteri_id, proje_id) select id, 2 from m returning musteri_id),
       k as (select min(id) as id from kisi)
     insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, vade, brut, matrah, kdv, odenecek, durum, no, xml,
       xml_ozet, kesme_zamani, kesen_id, acan_id, acilis_zamani)
     select 'earsiv', p.musteri_id, 2, 'EARSIVFATURA', 'SATIS', '2021-01-04', '2021-02-04', 10000, 10000, 2000, 12000, 'kesildi',
       $2, '<a/>', sha256('x'), now(), k.id, k.id, now()
     from p, k returning id, musteri_id as customer`,
    [w.word(), no],
  );
  return { ...row!, no };
}

/** A bank line that names an invoice of exactly its sum. */
async function certain(w: World) {
  const owed = await debt(w);
  const { Id: HesapId } = await w.ask(banka.bankaHesapKaydet, {
    hesap: { ...BOS_HESAP, Ad: `Hesap ${w.next()}`, Banka: w.word(), AcilisGun: '2012-01-01' },
  });
  const rows = [':61:2106070607C120,00NTRFNONREF', `:86:Odeme ${owed.no}`];
  const metin = [':20:1', ':25:1', ':28C:1', ':60F:C210607TRY0,00', ...rows, ':62F:C210607TRY120,00', '-'].join('\n');
  await w.ask(banka.ekstreYukle, { HesapId, Dosya: 'ekstre.sta', icerik: { metin } });
  const { hareketlist } = await w.ask(banka.getHareketList, { HesapId });
  const { Id, Surum } = hareketlist[0]!;
  return { Id, Surum, MusteriId: owed.customer, FaturaIdler: [owed.id], TahsilatId: null };
}

/** An invoice, and an advance of its customer. */
async function advance(w: World) {
  const { Id, Surum, MusteriId, FaturaIdler } = await certain(w);
  await w.ask(banka.eslesmeKaydet, { Id, Surum, Sinif: 'musteri', MusteriId });
  const [f] = await w.sql<{ version: number }>(`select surum as version from fatura where id = $1`, FaturaIdler);
  return { FaturaId: FaturaIdler[0]!, Surum: f!.version, HareketId: Id, Tutar: 12_000 };
}

/** A dealer's month in this state. */
async function commission(w: World, durum: 'hesaplandi' | 'onayli' | 'faturalandi') {
  const { Id: dealer } = await w.ask(bayi.bayiKaydet, { bayi: { ...BOS_BAYI, Ad: w.word() }, yetkililer: [] });
  const invoiced = durum === 'faturalandi';
  const [row] = await w.sql<{ id: number }>(
    `insert into bayi_hakedis (bayi_id, donem, ciro, iade, komisyon, devir, tutar, durum, fatura_no, fatura_tarihi)
     values ($1, '2021-05', 100000, 0, 10000, 0, 10000, $2, $3, $4) returning id`,
    [dealer, durum, invoiced ? w.word() : '', invoiced ? DAY : null],
  );
  return { Id: row!.id, Surum: 1 };
}

/** Writing calls of income: certain bank lines, late debts, commissions of dealers. */
export const writes: readonly Write[] = [
  inBanks('kesinleriIsle', 'take the certain ones', async (w) => ({ request: { eslesmeler: [await certain(w)] } })),
  inBanks('avansMahsup', 'pay with money that came before', async (w) => ({ request: await advance(w) })),
  inBanks('avansaDondur', 'take the payment off again', async (w) => {
    const request = await advance(w);
    const { Surum } = await w.ask(banka.avansMahsup, request);
    const [t] = await w.sql<{ id: number }>(`select id from fatura_tahsilat where fatura_id = $1`, [request.FaturaId]);
    return { request: { FaturaId: request.FaturaId, Surum, TahsilatId: t!.id } };
  }),
  inIncome('hatirlatmaGonder', 'remind', async (w) => ({ request: { FaturaIdler: [(await debt(w)).id] } })),
  inIncome('sozKaydet', 'promise', async (w) => ({
    request: { FaturaId: (await debt(w)).id, SozGunu: w.day(5), Notu: w.word() },
  })),
  inIncome('hatirlatmaDurdur', 'leave alone', async (w) => ({
    request: { MusteriId: (await debt(w)).customer, Durdur: true, Neden: w.word() },
  })),
  inIncome('faizOraniKaydet', 'write a rate', (w) =>
    Promise.resolve({ request: { Gecerlilik: w.day(w.next()), Oran: 24.5, Aciklama: w.word() } }),
  ),
  inIncome('faizOraniSil', 'take a rate away', async (w) => {
    const Gecerlilik = w.day(w.next());
    await w.ask(gelir.faizOraniKaydet, { Gecerlilik, Oran: 24.5, Aciklama: w.word() });
    return { request: { Gecerlilik } };
  }),
  inCommissions('hakedisHesapla', 'reckon', () => Promise.resolve({ request: { Donem: '2015-03' } })),
  inCommissions('hakedisOnayla', 'approve', async (w) => ({
    request: { ...(await commission(w, 'hesaplandi')), Onayli: true },
  })),
  inCommissions('hakedisFaturala', 'invoice', async (w) => ({
    request: { ...(await commission(w, 'onayli')), FaturaNo: w.word(), FaturaTarihi: DAY },
  })),
  inCommissions('hakedisOde', 'pay', async (w) => ({
    request: { ...(await commission(w, 'faturalandi')), OdemeTarihi: DAY },
  })),
];

import { banka } from '@masabasi/core/mali/banka/contract';
import { defter } from '@masabasi/core/mali/defter/contract';
import { BOS_HESAP } from '../../../packages/server/src/mali/banka/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';

const inBanks = writesOf('banka', banka);
const inLedger = writesOf('defter', defter);
const DAY = '2021-06-07';
/** Long ago: periods close in their order, and a period closed here disturbs nobody. */
const LONG_AGO = '2012-01-02';

const form = (w: World) => ({
  hesap: { ...BOS_HESAP, Ad: `Hesap ${w.next()}`, Banka: w.word(), AcilisGun: '2012-01-01' },
});
const account = async (w: World) => (await w.ask(banka.bankaHesapKaydet, form(w))).Id;
/** A statement with two rows of one day. */
function statement(HesapId: number, day = DAY) {
  const d = day.replaceAll('-', '').slice(2);
  const rows = [
    `:61:${d}${d.slice(2)}C5,00NTRFNONREF`,
    ':86:Gelen',
    `:61:${d}${d.slice(2)}D1,00NTRFNONREF`,
    ':86:Ucret',
  ];
  const metin = [':20:1', ':25:1', ':28C:1', `:60F:C${d}TRY0,00`, ...rows, `:62F:C${d}TRY4,00`, '-'].join('\n');
  return { HesapId, Dosya: 'ekstre.sta', icerik: { metin } };
}
async function imported(w: World, day = DAY) {
  const HesapId = await account(w);
  await w.ask(banka.ekstreYukle, statement(HesapId, day));
  const { hareketlist } = await w.ask(banka.getHareketList, { HesapId });
  return { HesapId, hareketlist };
}
async function said(w: World, day = DAY) {
  const { HesapId, hareketlist } = await imported(w, day);
  const rows = [];
  for (const { Id, Surum } of hareketlist)
    rows.push({ Id, ...(await w.ask(banka.eslesmeKaydet, { Id, Surum, Sinif: 'masraf' })) });
  return { HesapId, rows };
}
async function closed(w: World) {
  const { HesapId } = await said(w);
  await w.ask(banka.gunSonuKapat, { HesapId, Gun: DAY });
  return { HesapId, Gun: DAY };
}
/** The next period to close. */
async function nextPeriod(w: World) {
  const { donemler } = await w.ask(defter.defterDurumu, {});
  if (donemler.length === 0) await said(w, LONG_AGO);
  const { Kapanacak } = await w.ask(defter.defterDurumu, {});
  return { Donem: Kapanacak! };
}

/** Writing calls of banks and the ledger. */
export const writes: readonly Write[] = [
  inBanks('bankaHesapKaydet', 'open', async (w) => ({ request: form(w) })),
  inBanks('bankaHesapKaydet', 'edit', async (w) => {
    const { hesap } = form(w);
    const Id = (await w.ask(banka.bankaHesapKaydet, { hesap })).Id;
    return { request: { hesap: { ...hesap, Id, Surum: 1, Banka: w.word() } } };
  }),
  inBanks('ekstreYukle', 'import', async (w) => ({ request: statement(await account(w)) })),
  inBanks('eslesmeKaydet', 'say', async (w) => {
    const [row] = (await imported(w)).hareketlist;
    return { request: { Id: row!.Id, Surum: row!.Surum, Sinif: 'masraf' } };
  }),
  inBanks('eslesmeGeriAl', 'take back', async (w) => {
    const [row] = (await said(w)).rows;
    return { request: { Id: row!.Id, Surum: row!.Surum } };
  }),
  inBanks('gunSonuKapat', 'close', async (w) => ({ request: { HesapId: (await said(w)).HesapId, Gun: DAY } })),
  inBanks('gunSonuAc', 'open again', async (w) => ({
    request: { ...(await closed(w)), Aciklama: 'Eksik hareket var.' },
  })),
  inLedger('donemKapat', 'close a period', async (w) => ({ request: await nextPeriod(w) })),
  inLedger('donemAc', 'open a period', async (w) => {
    const period = await nextPeriod(w);
    await w.ask(defter.donemKapat, period);
    return { request: { ...period, Aciklama: 'Unutulan masraf var.' } };
  }),
];

import { anket } from '@masabasi/core/masa/anket/contract';
import { memnuniyet } from '@masabasi/core/masa/memnuniyet/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { BOS_ANKET, BOS_SORU } from '../../../packages/server/src/masa/anket/testing.ts';
import { BOS_MUSTERI } from '../../../packages/server/src/testing/walk.ts';
import { type World, type Write, writesOf } from '../world.ts';

const ofAskings = writesOf('memnuniyet', memnuniyet);
/** A product that the seed gives every installation. */
const PRODUCT = 2;
const TEN = 'Uzunca bir söz';

/** A customer who can be called, and a survey without a rest period between calls. */
async function toAsk(w: World) {
  const customer = { ...BOS_MUSTERI, Ad: w.word(), Soyad: w.word(), GSM: '05321112233', ProjeIdler: [PRODUCT] };
  const { Id: MusteriId } = await w.ask(musteri.musteriKaydet, { musteri: customer, benzerleriGordum: true });
  const { Id: TurId, Surum } = await w.ask(anket.anketKaydet, { anket: { ...BOS_ANKET, Ad: w.word(), SessizGun: 0 } });
  await w.ask(anket.anketYayinla, { Id: TurId, Surum, Sorular: [{ ...BOS_SORU, Cevaplar: [], Soru: w.word() }] });
  return { MusteriId, TurId, GorusmeId: null, ProjeId: PRODUCT, kanal: 'telefon' } as const;
}
/** A survey request that waits for a call, and its only question. */
async function asked(w: World) {
  const wanted = await toAsk(w);
  const { Id, Surum } = await w.ask(memnuniyet.memnuniyetSor, wanted);
  const { sorular } = await w.ask(memnuniyet.memnuniyetSorulari, { TurId: wanted.TurId });
  return { Id, Surum, SoruId: sorular[0]!.Id };
}
/** A badly rated survey that waits for a person. */
async function low(w: World) {
  const { SoruId, ...which } = await asked(w);
  const yanitlar = [{ SoruId, Deger: 1 }];
  await w.ask(memnuniyet.memnuniyetKaydet, { memnuniyet: { ...which, Sonuc: 'tamamlandi' }, yanitlar });
  const { izleme } = await w.ask(memnuniyet.getMemnuniyetDetay, { Id: which.Id });
  return { Id: which.Id, Surum: izleme!.Surum };
}

/** Writing calls of satisfaction surveys and their follow-up. */
export const writes: readonly Write[] = [
  ofAskings('memnuniyetSor', 'ask', async (w) => ({ request: await toAsk(w) })),
  ofAskings(
    'memnuniyetGonder',
    'hand out',
    async (w) => {
      const { Id, Surum } = await asked(w);
      return { request: { Id, Surum, kanal: 'baglanti' } };
    },
    { once: true },
  ),
  ofAskings('memnuniyetKaydet', 'answer', async (w) => {
    const { SoruId, ...which } = await asked(w);
    return { request: { memnuniyet: { ...which, Sonuc: 'tamamlandi' }, yanitlar: [{ SoruId, Deger: 5 }] } };
  }),
  ofAskings('memnuniyetKaydet', 'no reply', async (w) => {
    const { SoruId: _, ...which } = await asked(w);
    return { request: { memnuniyet: { ...which, Sonuc: 'ulasilamadi' } } };
  }),
  ofAskings('memnuniyetIzle', 'look after', async (w) => ({
    request: { ...(await low(w)), Yapilan: TEN, Kanal: 'telefon', Musteriye: TEN },
  })),
];

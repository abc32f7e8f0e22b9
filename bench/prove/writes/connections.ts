import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { uzakbaglanti } from '@masabasi/core/masa/uzakbaglanti/contract';
import { BOS_BAGLANTI, BOS_BASLATMA } from '../../../packages/server/src/testing/walk.ts';
import { BOS_GORUSME, BOS_MUSTERI } from '../../../packages/server/src/testing/walk.ts';
import { type World, type Write, writesOf } from '../world.ts';
import { listed } from './desk.ts';

const inConnections = writesOf('uzakbaglanti', uzakbaglanti);
const MINUTE = 60_000;

/** A privileged person without a connection: a person has one connection at a time. */
async function freePerson(w: World): Promise<string> {
  const { id, token } = await w.somebody();
  await w.sql('insert into kisi_yetki (kisi_id, yetki_id, deger) values ($1, 0, 1)', [id]);
  return token;
}

async function chosen(w: World) {
  const fields = { ...BOS_MUSTERI, Ad: w.word(), Soyad: w.word() };
  const { Id } = await w.ask(musteri.musteriKaydet, { musteri: fields, benzerleriGordum: true });
  const [tool] = await w.sql<{ id: number }>("select min(id) as id from tanim where liste = 'baglantiTur'");
  return { MusteriId: Id, BaglantiTurId: tool!.id };
}
const toStart = async (w: World) => ({ ...BOS_BASLATMA, BaglantiKodu: '123 456', ...(await chosen(w)) });

async function started(w: World) {
  const token = await freePerson(w);
  const { Id, Surum } = await w.ask(uzakbaglanti.baglantiBaslat, { baglanti: await toStart(w) }, token);
  return { Id, Surum, token };
}

/** A finished connection of today, unless the day has only just begun. */
const over = async (w: World) => ({
  ...BOS_BAGLANTI,
  ...(await chosen(w)),
  Baslama_Zamani: new Date(Date.now() - 3 * MINUTE).toISOString(),
  Bitis_Zamani: new Date(Date.now() - MINUTE).toISOString(),
});

/** A ticket of the customer that a connection belongs to. */
async function contactOf(w: World, MusteriId: number) {
  const fields = {
    ...BOS_GORUSME,
    MusteriId,
    GorusmeTurId: await listed(w, 'gorusmeTur'),
    KonuId: await listed(w, 'konular'),
    OncelikId: null,
  };
  return (await w.ask(gorusme.gorusmeKaydet, { gorusme: fields })).Id;
}

export const writes: readonly Write[] = [
  inConnections('baglantiBaslat', 'start', async (w) => ({
    request: { baglanti: await toStart(w) },
    token: await freePerson(w),
  })),
  inConnections('baglantiBaslat', 'start because of a call', async (w) => {
    const baglanti = await toStart(w);
    return {
      request: { baglanti: { ...baglanti, GorusmeId: await contactOf(w, baglanti.MusteriId) } },
      token: await freePerson(w),
    };
  }),
  inConnections('baglantiBitir', 'end', async (w) => {
    const { Id, Surum, token } = await started(w);
    return { request: { Id, Surum, Yapilan: BOS_BAGLANTI.Yapilan }, token };
  }),
  inConnections('baglantiKaydet', 'write down', async (w) => ({ request: { baglanti: await over(w) } })),
  inConnections('baglantiKaydet', 'correct', async (w) => {
    const fields = await over(w);
    const { Id, Surum } = await w.ask(uzakbaglanti.baglantiKaydet, { baglanti: fields });
    const edited = (OnayVeren: string) => ({ baglanti: { ...fields, Id, Surum, OnayVeren } });
    return {
      request: edited('Bilgi işlem'),
      meanwhile: () => w.ask(uzakbaglanti.baglantiKaydet, edited(w.word()), w.otherBoss.token),
    };
  }),
  inConnections('baglantiKodu', 'open', async (w) => {
    const { Id, token } = await started(w);
    return { request: { Id }, token };
  }),
];

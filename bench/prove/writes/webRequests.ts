import { webistek } from '@masabasi/core/masa/webistek/contract';
import { BOS_ISTEK } from '../../../packages/server/src/masa/webistek/testing.ts';
import { coz } from '../../../packages/server/src/masa/webistek/soru.ts';
import { type World, type Write, writesOf } from '../world.ts';

/** A request as a browser sends it, with its task solved. */
async function left(w: World) {
  const { Soru } = await w.ask(webistek.webistekSorusu, {});
  return { ...BOS_ISTEK, Aciklama: `Fiş yazdıramıyorum ${w.word()}`, Soru, Sayac: coz(Soru) };
}
/** A waiting request. It is inserted directly, because one address may send only a few in an hour. */
export async function waiting(w: World) {
  const [row] = await w.sql<{ Id: number; Surum: number; TakipKodu: string }>(
    `insert into webistek (takip_kodu, soru_ozeti, ad_soyad, telefon, proje_id, aciklama, durum, zaman)
     select translate(left(upper(md5(s)), 12), '01IO', '2345'), sha256(s::bytea), 'Ece Ar', '05321112233', 2, s, 'yeni', now()
     from (select gen_random_uuid()::text as s) x returning id as "Id", surum as "Surum", takip_kodu as "TakipKodu"`,
  );
  return row!;
}
/** Two waiting requests with their versions, for an act on both. */
const chosen = async (w: World) => [await waiting(w), await waiting(w)].map(({ Id, Surum }) => ({ Id, Surum }));
const taken = async (w: World) => w.ask(webistek.webistekUstlen, { Id: (await waiting(w)).Id });

/** Meanwhile the person who handles the request changes it in another window. Nobody else may. */
const answered =
  (w: World, { Id, Surum }: { readonly Id: number; readonly Surum: number }) =>
  () =>
    w.ask(webistek.webistekYanitla, { Id, Surum, Metin: `Merhaba, bakıyoruz ${w.word()}.` });

const ofRequests = writesOf('webistek', webistek);

export const writes: readonly Write[] = [
  ofRequests('webistekGonder', 'leave', async (w) => ({ request: await left(w) }), { few: true }),
  ofRequests('webistekDosyaGonder', 'bring', async (w) => ({ request: { TakipKodu: (await waiting(w)).TakipKodu } })),
  ofRequests('webistekUstlen', 'take', async (w) => ({ request: { Id: (await waiting(w)).Id } })),
  ofRequests('webistekKaydet', 'settle', async (w) => {
    const { Id, Surum } = await taken(w);
    return { request: { webistek: { Id, Surum, MusteriId: null } } };
  }),
  ofRequests('webistekYanitla', 'answer', async (w) => {
    const one = await taken(w);
    const { Id, Surum } = one;
    return { request: { Id, Surum, Metin: 'Merhaba, düzelttik.' }, meanwhile: answered(w, one) };
  }),
  ofRequests('webistekDurumGuncelle', 'refuse', async (w) => {
    const one = await taken(w);
    const { Id, Surum } = one;
    const request = { Id, Surum, Durum: 'reddedildi' as const, Aciklama: 'Ürünümüzün kapsamında değil.' };
    return { request, meanwhile: answered(w, one) };
  }),
  ofRequests('webistekTopluUstlen', 'take several', async (w) => ({ request: { istekler: await chosen(w) } })),
  ofRequests('webistekTopluDurum', 'put several aside', async (w) => ({
    request: { istekler: await chosen(w), Durum: 'spam' },
  })),
  ofRequests('webistekDosyaKaydet', 'file', async (w) => ({ request: { WebistekId: (await waiting(w)).Id } })),
];

import type { gelenposta as contract } from '@masabasi/core/masa/gelenposta/contract';
import { alintiGizlisiz } from '@masabasi/core/platform/posta/rules';
import type { Config } from '../../config.ts';
import { gorur as gorusmeGorunur } from '../gorusme/api.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { gorur as istekGorunur } from '../webistek/api.ts';
import { kutuAdi } from './job.ts';
import * as q from './queries.ts';

/** Older mails were stored with the secret addresses that they quote. */
const gorunen = <T extends { readonly Metin: string }>(posta: T, { publicUrl }: Pick<Config, 'publicUrl'>): T => ({
  ...posta,
  Metin: alintiGizlisiz(posta.Metin, publicUrl),
});

export const gelenposta: Handlers<typeof contract> = {
  async getGelenPosta({ db, config }) {
    const ad = config.imap && kutuAdi(config.imap);
    const [postalar, hal] = await Promise.all([q.gelenPostalar(db), ad === null ? undefined : q.kutu(db, ad)]);
    const kutu = ad === null ? null : { Ad: ad, Okuma: hal?.okuma ?? null, Hata: hal?.hata ?? null };
    return { durum: true, postalar, kutu };
  },

  async getGelenPostaDetay({ db, config }, { PostaId }) {
    const posta = found(await q.gelenPosta(db, PostaId), 'E-posta');
    return { durum: true, posta: gorunen(posta, config) };
  },

  async kaydinPostasi({ db, urunler, config }, { PostaId }) {
    const posta = await q.gelenPosta(db, PostaId);
    const yer = posta?.NesneId ?? null;
    // A record shows only the mails of its history.
    if (posta === null || yer === null || !['yeni', 'yanit', 'spam'].includes(posta.Tur)) throw kayitYok('E-posta');
    const acilan = posta.Nesne === 'webistek' ? await q.istegeAcilan(db, yer) : yer;
    const gorunur =
      (posta.Nesne === 'webistek' && (await istekGorunur(db, yer, urunler))) ||
      (acilan !== null && (await gorusmeGorunur(db, acilan, urunler)));
    if (!gorunur) throw kayitYok('E-posta');
    return { durum: true, posta: gorunen(posta, config) };
  },
};

import type { fatura as contract } from '@masabasi/core/mali/fatura/contract';
import { gelenYanitEngeli } from '@masabasi/core/mali/fatura/gelen';
import { GELEN_LISTESI } from '@masabasi/core/mali/fatura/liste';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type Handlers, red, type Temel } from '../../platform/http/context.ts';
import { surumEski, found } from '../../platform/http/errors.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import { ENTEGRATOR_YOK } from './entegratorUclari.ts';
import { entegratorVar } from './entegratorSec.ts';
import { GelenDosyaHatasi, gelenXmller } from './gelenDosya.ts';
import { gelenleriIste, gelenYanitiDurt } from './gelenIs.ts';
import { gelenCoz } from './gelenHazirla.ts';
import { gelenYaz } from './gelenKayit.ts';
import { gelenAlinamayanlar, gelenKarti, gelenKaynagi } from './gelenSorgular.ts';
import { gorunenTaraf } from './gorunen.ts';
import { faturaPdf } from './pdf.ts';

/** Reads a kept invoice again, in a thread as on its arrival. */
async function okunmusuCoz(xml: string, bugun: string) {
  const okunan = await gelenCoz(xml, bugun);
  if ('hata' in okunan) throw new Error(`an invoice that was read before cannot be read: ${okunan.hata}`);
  return okunan;
}

/** Endpoints for invoices that others sent. */

/** Keeps the invoices of an opened file. */
async function gelenleriYaz(ctx: Temel, Dosya: string, { xmller, atlanan }: Awaited<ReturnType<typeof gelenXmller>>) {
  const { db, simdi } = ctx;
  let yeni = 0;
  let eski = 0;
  const okunamayan = [...atlanan];
  for (const { ad, xml } of xmller)
    try {
      if ((await gelenYaz(db, xml, 'dosya', simdi)).yeni) yeni++;
      else eski++;
    } catch (e) {
      if (!(e instanceof GelenDosyaHatasi)) throw e;
      okunamayan.push(`${ad}: ${e.message}`);
    }
  // A single unreadable file is refused. Among several files the others stay.
  if (yeni + eski === 0) return red(okunamayan.join(' '));
  await ctx.denetle({
    eylem: 'gelenYukle',
    nesne: 'gelen_fatura',
    yeni: { Dosya, Yeni: yeni, Okunamayan: okunamayan.length },
  });
  ctx.yayinla({ tur: 'fatura' });
  return { durum: true as const, Yeni: yeni, Eski: eski, okunamayan };
}

export const gelenUclari: Pick<
  Handlers<typeof contract>,
  'getGelenList' | 'getGelenDetay' | 'gelenYukle' | 'gelenAl' | 'gelenYanitla' | 'gelenXml' | 'print_gelen'
> = {
  async getGelenList({ db, simdi, config }, sorgu) {
    return {
      ...(await listAnswer(db, GELEN_LISTESI, gelenKaynagi(istanbulGunu(simdi)), sorgu)),
      alinir: entegratorVar(config),
      alinamayanlar: await gelenAlinamayanlar(db, simdi),
    };
  },

  async getGelenDetay({ db, simdi, config }, { Id }) {
    const bugun = istanbulGunu(simdi);
    const kart = found(await gelenKarti(db, Id, bugun), 'Gelen fatura');
    const { xml, aykiriliklar, ...gelen } = kart;
    const b = (await okunmusuCoz(xml, bugun)).belge;
    return {
      durum: true,
      gelen,
      aykiriliklar,
      satici: gorunenTaraf(b.Satici),
      notlar: b.Notlar.map((n) => n.slice(0, 2000)),
      kalemler: b.Kalemler.map((k) => ({
        Id: k.Id,
        Ad: k.Ad,
        Miktar: k.Miktar,
        Birim: k.Birim,
        Fiyat: k.Fiyat,
        Kdv: k.Vergiler[0]?.Alt[0]?.Oran ?? null,
        Tutar: k.Tutar,
      })),
      yanitlanir: gelenYanitEngeli(gelen, 'KABUL', '', bugun) === null,
      gonderilir: gelen.Kaynak === 'entegrator' && entegratorVar(config),
    };
  },

  gelenYukle: {
    async hazirla(_once, { Dosya, Icerik }) {
      let dosya: Awaited<ReturnType<typeof gelenXmller>>;
      try {
        dosya = await gelenXmller(Dosya, Buffer.from(Icerik, 'base64'));
      } catch (e) {
        if (!(e instanceof GelenDosyaHatasi)) throw e;
        const { message } = e;
        return () => Promise.resolve(red(message));
      }
      return (ctx) => gelenleriYaz(ctx, Dosya, dosya);
    },
  },

  async gelenAl({ db, simdi, config }) {
    if (!entegratorVar(config)) return red(ENTEGRATOR_YOK);
    await gelenleriIste(db, simdi);
    return { durum: true };
  },

  async gelenYanitla(ctx, { Id, Surum, Yanit, Neden, Disarida }) {
    const { db, simdi, ben, config } = ctx;
    if (!Disarida && !entegratorVar(config)) return red(ENTEGRATOR_YOK);
    const bugun = istanbulGunu(simdi);
    const g = found(await gelenKarti(db, Id, bugun, true), 'Gelen fatura');
    if (g.Surum !== Surum) throw surumEski({ Id, Surum: g.Surum });
    const engel = gelenYanitEngeli(g, Yanit, Neden, bugun);
    if (engel !== null) return red(engel);
    await db
      .updateTable('gelen_fatura')
      .set({
        yanit: Disarida ? (Yanit === 'KABUL' ? 'kabul' : 'ret') : Yanit === 'KABUL' ? 'kabulEdilecek' : 'reddedilecek',
        yanit_nedeni: Yanit === 'RED' ? Neden.trim() : '',
        yanit_hatasi: '',
        yanit_zamani: simdi,
        yanitlayan_id: ben.Id,
        sonraki: Disarida ? null : simdi,
        deneme: 0,
        surum: Surum + 1,
      })
      .where('id', '=', Id)
      .execute();
    if (!Disarida) await gelenYanitiDurt(db, Id, simdi);
    await ctx.denetle({ eylem: 'gelenYanitla', nesne: 'gelen_fatura', nesneId: Id, yeni: { Yanit, Disarida } });
    ctx.yayinla({ tur: 'fatura' });
    return { durum: true, Id, Surum: Surum + 1 };
  },

  async print_gelen(ctx, { Id }) {
    const bugun = istanbulGunu(ctx.simdi);
    const g = found(await gelenKarti(ctx.db, Id, bugun), 'Gelen fatura');
    const dosya = await faturaPdf({
      belge: (await okunmusuCoz(g.xml, bugun)).belge,
      uyari: 'Gelen faturanın okunan görüntüsüdür; aslı XML’idir.',
    });
    await ctx.denetle({ eylem: 'print_gelen', nesne: 'gelen_fatura', nesneId: Id });
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `Gelen fatura ${g.No}.pdf` };
  },

  async gelenXml(ctx, { Id }) {
    const g = found(await gelenKarti(ctx.db, Id, istanbulGunu(ctx.simdi)), 'Gelen fatura');
    await ctx.denetle({ eylem: 'gelenXml', nesne: 'gelen_fatura', nesneId: Id });
    return { durum: true, basefile: Buffer.from(g.xml).toString('base64'), dosyaAdi: `${g.Ettn}.xml` };
  },
};

import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import {
  GORUSME_HAREKETLERI,
  GORUSME_SURECI,
  type GorusmeCagirani,
  type GorusmeDurumu,
  gorusmeAcik,
  slaOlayi,
} from '@masabasi/core/masa/gorusme/rules';
import type { HareketTuru } from '@masabasi/core/platform/hareket/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import type { Updateable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type Change, writing } from '../../platform/hareket/api.ts';
import { type Ben, yetkiVar } from '../../platform/http/access.ts';
import type { Act } from '../../platform/http/context.ts';
import { slaOlayiYaz, slaYenile } from '../sla/api.ts';
import { moving } from '../../platform/process/surec.ts';
import { takipcilereBildir } from '../takip/api.ts';
import type * as q from './queries.ts';
import { musterininkineYaz } from '../../musteri/musteri/api.ts';

/** Writes changes of a ticket down, and moves it from state to state. */

/**
 * A change of a ticket. It is written into the ticket's history, into the customer's timeline if it matters there, and
 * into the audit.
 */
interface GorusmeDegisikligi extends Change<
  typeof GORUSME_HAREKETLERI,
  | 'gorusmeKaydet'
  | 'gorusmeUstlen'
  | 'gorusmeAta'
  | 'gorusmeDurumGuncelle'
  | 'gorusmeBirlestir'
  | 'gorusmeBirlestirGeriAl'
> {
  readonly tur: Exclude<
    HareketTuru<typeof GORUSME_HAREKETLERI>,
    'not' | 'yanit' | 'dosya' | 'gelen' | 'ulasmadi' | 'gecikti' | 'egitim' | 'demo'
  >;
  readonly eskiAtanan?: number | null;
}

/** Kinds of line that the customer's own timeline shows, too. */
const MUSTERIDE = new Set<string>(['acildi', 'durum']);
/** Kinds of line that followers of a ticket are told of. */
const TAKIPCIYE = new Set<string>(['ustlenildi', 'atandi', 'durum', 'birlesti', 'ayrildi']);

const yazilan = writing<typeof GORUSME_HAREKETLERI, q.DegisenGorusme, GorusmeDegisikligi, Act>({
  sozluk: GORUSME_HAREKETLERI,
  hal: (g) => ({ DurumAnahtar: g.durum, AtananId: g.atanan_id }),
  denetim: (_, { baslik }, yeni) => ({ yeni: { baslik, ...yeni } }),
  async sonra(ctx, g, { tur, baslik, aciklama, eskiAtanan = null }) {
    if (MUSTERIDE.has(tur))
      await musterininkineYaz(ctx, g.musteri_id, {
        tur: 'gorusme',
        baslik: `${g.no}: ${baslik}`,
        aciklama,
        kayitId: g.id,
        projeId: g.proje_id,
      });
    if (TAKIPCIYE.has(tur))
      await takipcilereBildir(ctx, g, {
        kim: ctx.ben.Id,
        baslik,
        metin: aciklama,
        bilen: tur === 'atandi' ? g.atanan_id : null,
      });
    for (const kisiId of new Set([g.atanan_id, eskiAtanan])) ctx.yayinla({ tur: 'gorusme', kisiId });
  },
});
export const degisti = async (ctx: Act, g: q.DegisenGorusme, degisim: GorusmeDegisikligi) => ({
  ...(await yazilan(ctx, g, degisim)),
  No: g.no,
});

/** The person as the state machine of tickets sees them. */
export const cagirani = (ben: Ben): GorusmeCagirani => ({ Id: ben.Id, dagitir: yetkiVar(ben, YETKI.gorusmeDagit) });

/** Columns that change with a state: the time of solution, the time of closing. */
export const zamanlari = (nereye: GorusmeDurumu, simdi: Date): Updateable<Database['gorusme']> => {
  if (nereye === 'cozuldu') return { cozum_zamani: simdi };
  if (nereye === 'islemde') return { cozum_zamani: null, kapanis_zamani: null };
  return gorusmeAcik(nereye) ? {} : { kapanis_zamani: simdi };
};

/** Tells the clocks of a move and calculates them again. */
export async function saatleriIslet(db: Db, g: q.DegisenGorusme, nereye: GorusmeDurumu, simdi: Date): Promise<void> {
  const olay = slaOlayi(nereye);
  // Closing a solved ticket tells the clocks nothing new.
  if (olay !== null && nereye !== 'kapandi') await slaOlayiYaz(db, g.id, olay, simdi);
  await slaYenile(db, g, simdi);
}

/** Takes a locked ticket to another state and writes the change down. */
export const durumDegistir = moving({
  surec: GORUSME_SURECI,
  tablo: 'gorusme',
  cagirani: (ctx: Act) => cagirani(ctx.ben),
  getirdigi: ({ simdi }, _kayit: GorusmeKarti, nereye) => ({ ...zamanlari(nereye, simdi), son_hareket: simdi }),
  async yaz(ctx, satir, d: GorusmeDegisikligi, kayit: GorusmeKarti, nereye) {
    await saatleriIslet(ctx.db, satir, nereye, ctx.simdi);
    return degisti(ctx, satir, { eskiAtanan: kayit.AtananId, ...d });
  },
});

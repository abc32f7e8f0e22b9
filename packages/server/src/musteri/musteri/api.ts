import type { Temel } from '../../platform/http/context.ts';
import type { MusteriBagi, RoomFace } from '../../room.ts';

/** References to customers, of every room. */
export const musteriBaglari = (odalar: readonly RoomFace[]): MusteriBagi[] =>
  odalar.flatMap((o) => o.musteriBagi ?? []);

/** Refusal of the first room with an objection. Null when there is none. */
export async function ilkEngel(
  odalar: Temel['odalar'],
  sor: (bag: MusteriBagi) => Promise<string | null> | undefined,
): Promise<string | null> {
  for (const bag of musteriBaglari(odalar)) {
    const neden = await sor(bag);
    if (neden) return neden;
  }
  return null;
}
export {
  type MusteriSutunlari,
  benzerler,
  calisiyor,
  degistir,
  gorur,
  iceren,
  ilVar,
  ilceIlde,
  kaldir,
  kapsam,
  kart,
  kilitle,
  MUSTERI_ADLARI,
  musteriAdinda,
  numaraSahipleri,
  secenekler,
  urunEkle,
  urunKapsami,
  urunKapsamiToptan,
  yanlisiyla,
} from './queries.ts';
export { benzeyenler, durumaTasi, kartAc, kartEngeli, musterininkineYaz } from './kayit.ts';

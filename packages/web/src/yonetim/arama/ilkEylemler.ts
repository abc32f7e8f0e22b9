import { MASA_BASI } from '@masabasi/core/mesai/mola/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import type { Ben } from '../../platform/session/ben.ts';

/** The first lines of the search: what people of a role do most. */

const CAY = 646;
/** Acts of the profession, before leave and break. */
const EN_COK_MESLEKI = 4;

/** The part of a person that decides about their first lines. */
interface Kim {
  readonly kullanici: Pick<Ben['kullanici'], 'SorumluDepartmanlar' | 'Vekaletler'>;
  readonly yetkisi: Ben['yetkisi'];
}

/** Heads decide first, accountants and sales have their own records. Everybody else is at the desk. */
function mesleki({ kullanici, yetkisi }: Kim, isYetkili: boolean): string[] {
  const bas = kullanici.SorumluDepartmanlar.length > 0 || kullanici.Vekaletler.length > 0;
  const satir = (kosul: boolean, ...adlar: string[]) => (kosul ? adlar : []);
  return [
    ...satir(bas, 'Bekleyen İzinlere Karar Ver', 'Mola Düzeltmelerine Karar Ver', 'Ekibi Gör'),
    ...satir(!isYetkili && yetkisi(YETKI.faturaKes), 'Yeni Fatura'),
    ...satir(!isYetkili && !bas && yetkisi(YETKI.teklifYaz), 'Yeni Teklif', 'Yeni Aday'),
    'Yeni Görüşme',
    'Yeni Müşteri',
    ...satir(isYetkili, 'Yeni Personel'),
  ];
}

interface Durum {
  readonly id: number;
  readonly ad: string;
}

/**
 * Names of the first acts. An act that the person may not do is skipped by the caller.
 * @param mevcut the present status of the person; null outside a shift
 * @param durumlar the statuses that the person may take now
 */
export function ilkEylemler(ben: Kim, isYetkili: boolean, mevcut: number | null, durumlar: readonly Durum[]): string[] {
  const durum = durumlar.find((d) => d.id === (mevcut === MASA_BASI ? CAY : MASA_BASI));
  return [...mesleki(ben, isYetkili).slice(0, EN_COK_MESLEKI), 'İzin İste', ...(durum ? [durum.ad] : [])];
}

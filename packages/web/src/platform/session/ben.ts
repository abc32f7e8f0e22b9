import type { Kullanici } from '@masabasi/core/kisi/oturum/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';

/** The signed-in person, without the shift and its status, which change all day and are one query of their own. */
export type Kisi = Omit<
  Kullanici,
  | 'Moladurum'
  | 'Mola_Durum_Id'
  | 'MolaBaslama'
  | 'Baslama'
  | 'Mesai_Bitis'
  | 'MesaiGunu'
  | 'Beklenen'
  | 'Izinli'
  | 'BaslamaSonu'
  | 'molasure'
  | 'KapaliSaniye'
  | 'sunucuZamani'
>;

/** The signed-in person, once loaded. The first load brings this answer together with the reads that need it. */
export interface Ben {
  readonly kullanici: Kisi;
  readonly yetkisi: (id: number) => boolean;
  /** True when the person's menu holds the page. */
  readonly acar: (yol: string) => boolean;
  /** True in the demo company. */
  readonly demoda: boolean;
}
export const sorumlu = ({ kullanici, yetkisi }: Ben, yetki: number): boolean =>
  yetkisi(yetki) || kullanici.SorumluDepartmanlar.length > 0;
/** True for people who decide on requests: heads of a department, or whoever stands in for one today. */
export const kararli = (ben: Ben, yetki: number): boolean => sorumlu(ben, yetki) || ben.kullanici.Vekaletler.length > 0;
/** The same for leave, where a second approval may be needed. */
export const izneKararli = (ben: Ben): boolean => kararli(ben, YETKI.izinYonet) || ben.yetkisi(YETKI.ikinciOnay);

/** True when leave requests wait for this person's decision. */
export const kararVerir = (ben: Ben): boolean => ben.acar('/personel/izin') && izneKararli(ben);

/** True when tickets are the person's work. */
export const gorusmeAcar = (ben: Pick<Ben, 'acar'>): boolean => SAYFA.gorusme.some((yol) => ben.acar(yol));

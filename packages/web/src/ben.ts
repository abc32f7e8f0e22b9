import type { Kullanici } from '@masabasi/core/oturum/contract';
import { SAYFA } from '@masabasi/core/sayfa';
import { YETKI } from '@masabasi/core/yetki/rules';

/** The signed-in person, once known: at the first load the answer comes together with what is asked for here. */
export interface Ben {
  readonly kullanici: Kullanici;
  readonly yetkisi: (id: number) => boolean;
  /** Whether the person's menu holds the page. */
  readonly acar: (yol: string) => boolean;
  /** True in the demo company. */
  readonly demoda: boolean;
}
export const sorumlu = ({ kullanici, yetkisi }: Ben, yetki: number): boolean =>
  yetkisi(yetki) || kullanici.SorumluDepartmanlar.length > 0;
/** Whether somebody decides on what others ask for: whoever heads them, or stands in for their head today. */
export const kararli = (ben: Ben, yetki: number): boolean => sorumlu(ben, yetki) || ben.kullanici.Vekaletler.length > 0;
/** The same of leave, where a second approval may be asked for. */
export const izneKararli = (ben: Ben): boolean => kararli(ben, YETKI.izinYonet) || ben.yetkisi(YETKI.ikinciOnay);

/** Whether requests for leave wait for this person's decision. */
export const kararVerir = (ben: Ben): boolean => ben.acar('/personel/izin') && izneKararli(ben);

/** Whether contacts are the person's work. */
export const gorusmeAcar = (ben: Pick<Ben, 'acar'>): boolean => SAYFA.gorusme.some((yol) => ben.acar(yol));

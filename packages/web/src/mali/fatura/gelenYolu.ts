import { SAYFA } from '@masabasi/core/platform/screen/sayfa';

/** Address of the page of an incoming invoice. */
export const gelenYolu = (Id: number): string => `${SAYFA.fatura[0]}/gelen/${Id}`;

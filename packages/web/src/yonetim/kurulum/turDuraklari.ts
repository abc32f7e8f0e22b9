import { kurulum } from '../../calls/kurulum.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { menuYollari, useYetki } from '../../platform/session/oturum.ts';
import { inMenu } from '../../routes.tsx';

/** The stops of the demo tour on the person's pages; undefined while unknown. */
export function useTurDuraklari() {
  const yollar = menuYollari(useYetki().menuList);
  const { data } = useEndpoint(kurulum.turDuraklari, {});
  return data?.duraklar.filter((d) => inMenu(yollar, new URL(d.Yol, window.location.origin).pathname));
}

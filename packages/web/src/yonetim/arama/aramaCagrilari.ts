import type { CagriSatiri, CalanCagri } from '@masabasi/core/masa/santral/contract';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import IconPhoneIncoming from '~icons/tabler/phone-incoming';
import IconPhoneX from '~icons/tabler/phone-x';
import { createElement } from 'react';
import { santral } from '../../calls/santral.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { CIZGI, type Oge } from './aramaOgeleri.ts';

const EN_COK_CEVAPSIZ = 3;

const arayani = (telefon: string): string => `/islemler/musterigorusme/detay?telefon=${encodeURIComponent(telefon)}`;

const calani = ({ Id, Telefon }: CalanCagri): Oge => ({
  anahtar: `calan-${Id}`,
  ad: `Arıyor: ${Telefon === '' ? 'Gizli numara' : telefonYaz(Telefon)}`,
  ek: 'arayanı aç',
  ikon: createElement(IconPhoneIncoming, { ...CIZGI, color: 'var(--ok)' }),
  yol: arayani(Telefon),
});
const cevapsizi = ({ Id, Telefon, Musteri }: CagriSatiri): Oge => ({
  anahtar: `cevapsiz-${Id}`,
  ad: telefonYaz(Telefon),
  ek: Musteri ?? 'geri aranacak',
  ikon: createElement(IconPhoneX, CIZGI),
  yol: arayani(Telefon),
});

/** Calls that ring at the person's own extension, and missed calls that wait to be returned. */
export function useAramaCagrilari(etkin: boolean): { readonly calanlar: Oge[]; readonly cevapsizlar: Oge[] } {
  const calanlar = useEndpoint(santral.getCalanlar, {}, { enabled: etkin }).data?.cagrilar ?? [];
  const cevapsizlar = useEndpoint(santral.getCagriList, { Cevapsiz: true }, { enabled: etkin }).data?.cagrilar ?? [];
  return {
    calanlar: calanlar.filter((c) => c.Durum === 'caliyor').map(calani),
    cevapsizlar: cevapsizlar
      .filter((c) => c.Telefon !== '')
      .slice(0, EN_COK_CEVAPSIZ)
      .map(cevapsizi),
  };
}

import { Flex, Text } from '@mantine/core';
import { ACIK_DURUMLAR } from '@masabasi/core/masa/gorusme/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Link } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';

/** One line while a ticket is written: the validity of the customer's licence, and open tickets. */
export function ArayanOzeti({ musteriId, projeId }: { readonly musteriId: number; readonly projeId: number | null }) {
  const { data } = useEndpoint(oda.arayanMusteri, { MusteriId: musteriId });
  if (!data) return null;
  const { lisanslar, gorusmeler } = data.musteri;
  const bunun = projeId === null ? lisanslar : lisanslar.filter((l) => l.ProjeId === projeId);
  const gecerli = bunun.find((l) => l.Durum === 'Aktif' || l.Durum === 'Demo');
  const acik = gorusmeler.filter((g) => ACIK_DURUMLAR.some((d) => d === g.DurumAnahtar));
  return (
    <Flex component="p" gap="4px 12px" wrap="wrap" align="center" m={0} fz={13} c="dimmed" className="anywhere">
      {gecerli ? (
        <Chip tone="ok">
          {gecerli.BitisTarihi === null
            ? `${gecerli.LisansTur} lisans`
            : `${gecerli.LisansTur} lisans, ${tarihYaz(gecerli.BitisTarihi)}`}
        </Chip>
      ) : (
        <Chip tone="danger">Geçerli lisansı yok</Chip>
      )}
      {acik.slice(0, 3).map((g) => (
        <span key={g.Id}>
          <Text component={Link} td="underline" to={`/islemler/musterigorusme/detay?id=${g.Id}`}>
            {g.No}
          </Text>
          {` ${g.Baslik}`}
        </span>
      ))}
      {acik.length === 0 && <span>Açık görüşmesi yok.</span>}
    </Flex>
  );
}

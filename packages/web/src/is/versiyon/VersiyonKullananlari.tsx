import { Flex, Text } from '@mantine/core';
import { tarihYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { Link } from 'react-router';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Read } from '../../ui/Read.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** Licences in the panel. The others are in the window. */
const GORUNEN = 6;

/** Number of licences on a version, with the first of them. */
export function VersiyonKullananlari({ Id }: { readonly Id: number }) {
  const lisanslar = useEndpoint(oda.versiyonKullananlari, { Id });
  if (!lisanslar.data) return <Read of={lisanslar} rows={2} compact />;
  const { data } = lisanslar;
  return (
    <PlainList className="ruled">
      <Flex component="li" direction="column" gap={2} py={8} px={16}>
        <Text span fw={500} className="anywhere">
          {sayiYaz(data.Kullanan)} / {sayiYaz(data.Lisans)} geçerli lisans bu versiyonda
        </Text>
      </Flex>
      {data.kullananlar.slice(0, GORUNEN).map((l) => (
        <Flex key={l.LisansId} component="li" direction="column" gap={2} py={8} px={16}>
          <Link to={`/tanimlar/musteri/detay?id=${l.MusteriId}`}>{l.Musteri}</Link>
          <Flex component="span" rowGap={0} columnGap={8} wrap="wrap" fz={13} c="dimmed">
            {l.LisansNo}
            {l.Zaman && `, ${tarihYaz(istanbulGunu(l.Zaman))} gününden beri`}
          </Flex>
        </Flex>
      ))}
      {data.Kullanan > GORUNEN && (
        <Flex component="li" direction="column" gap={2} py={8} px={16}>
          <Flex component="span" rowGap={0} columnGap={8} wrap="wrap" fz={13} c="dimmed">
            ve {sayiYaz(data.Kullanan - GORUNEN)} lisans daha
          </Flex>
        </Flex>
      )}
    </PlainList>
  );
}

import { Flex, Text } from '@mantine/core';
import { olcegi, SORU_TIPLERI } from '@masabasi/core/masa/anket/rules';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { memnuniyet as oda } from '@masabasi/core/masa/memnuniyet/contract';
import { anketSorulari } from './anketSorulari.ts';

type Detay = Basari<typeof oda.getMemnuniyetDetay>;
const EVET = 1;

/** The answers of a customer, each with the question in its original words. */
export function MemnuniyetYanitlari({ detay }: { readonly detay: Detay }) {
  const { memnuniyet: n, yanitlar } = detay;
  if (n.Bitis_Zamani === null) return <Text c="dimmed">Henüz yanıtlanmadı.</Text>;
  if (!n.Acik) return <Text c="dimmed">Yanıtları, işi sorulan kişinin departman sorumlusu ve anketi yapan görür.</Text>;
  const verilen = new Map(yanitlar.map((y) => [y.SoruId, y]));
  const sorulan = anketSorulari(detay).filter((s) => verilen.has(s.Id));
  if (sorulan.length === 0) return <Text c="dimmed">Hiçbir soru yanıtlanmadı.</Text>;
  return (
    <Flex component="dl" direction="column" gap={12} m={0}>
      {sorulan.map((s) => {
        const y = verilen.get(s.Id)!;
        const olcek = olcegi(s.Tip);
        const soz =
          y.Deger === null
            ? y.Metin ||
              s.Cevaplar.filter((c) => y.CevapIdler.includes(c.Id))
                .map((c) => c.Ad)
                .join(', ')
            : s.Tip === SORU_TIPLERI.evetHayir
              ? y.Deger === EVET
                ? 'Evet'
                : 'Hayır'
              : `${y.Deger} / ${olcek?.[1]}`;
        return (
          <div key={s.Id}>
            <Text component="dt" c="dimmed">
              {s.Soru}
            </Text>
            <Text component="dd" mt={2} fw={600} className="lines">
              {soz}
            </Text>
          </div>
        );
      })}
    </Flex>
  );
}

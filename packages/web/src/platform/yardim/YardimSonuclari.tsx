import { Flex, Text } from '@mantine/core';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Bolum, type Bulunan, kilavuzdaAra } from './kilavuz.ts';
import { PlainList } from '../../ui/PlainList.tsx';

const EN_COK = 30;

function Satir({ bulunan, onBolum }: { bulunan: Bulunan; onBolum: (id: string) => void }) {
  const { bolum, parca, once, kelime, sonra } = bulunan;
  return (
    <li>
      <Flex
        component="button"
        type="button"
        className="bare hover"
        direction="column"
        gap={2}
        w="100%"
        p={8}
        bdrs={6}
        onClick={() => onBolum(parca.id)}
      >
        <Text span fw={500} c="var(--accent-text)">
          {parca.baslik ?? bolum.baslik}
        </Text>
        {parca.baslik !== null && (
          <Text span fz={12} lh="16px" c="dimmed">
            {bolum.baslik}
          </Text>
        )}
        <Text span fz={13} c="dimmed" className="anywhere">
          {once}
          {kelime !== '' && (
            <Text component="mark" px={2} fw={500} c="var(--text)" bg="var(--warn-soft)" bdrs={2}>
              {kelime}
            </Text>
          )}
          {sonra}
        </Text>
      </Flex>
    </li>
  );
}

/** Sections of the guide that match a search. */
export function YardimSonuclari({
  bolumler,
  aranan,
  onBolum,
}: {
  bolumler: readonly Bolum[];
  aranan: string;
  onBolum: (id: string) => void;
}) {
  const bulunanlar = kilavuzdaAra(bolumler, aranan);
  return (
    <>
      <Text mb={8} fz={12} c="dimmed" role="status">
        {bulunanlar.length === 0 ? 'Sonuç yok' : `${String(bulunanlar.length)} sonuç`}
      </Text>
      {bulunanlar.length === 0 ? (
        <EmptyState
          compact
          title="Kılavuzda bulunamadı"
          text="Daha kısa ya da başka bir sözcük deneyiniz; büyük küçük harf fark etmez."
        />
      ) : (
        <PlainList mx={-8} aria-label="Yardımda bulunanlar">
          {bulunanlar.slice(0, EN_COK).map((b) => (
            <Satir key={b.parca.id} bulunan={b} onBolum={onBolum} />
          ))}
        </PlainList>
      )}
    </>
  );
}

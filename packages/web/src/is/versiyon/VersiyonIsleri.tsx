import type { VersiyonIsi } from '@masabasi/core/is/versiyon/contract';
import { isYeri } from '@masabasi/core/is/versiyon/rules';
import { Box, Button, Flex, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './VersiyonIsleri.module.css';

const YERLER = { disarida: 'henüz versiyonda değil', onayli: 'versiyona alınmayı bekliyor', icinde: null } as const;

/** Tasks of a state shown at first. A button never hides only one more. */
const ILK_IS = 8;

function Grup({ isler }: { readonly isler: readonly VersiyonIsi[] }) {
  const [hepsi, setHepsi] = useState(false);
  const { Durum, DurumAnahtar, DurumRenk } = isler[0]!;
  const kalan = isler.length - ILK_IS;
  const kisa = !hepsi && kalan > 1;
  return (
    <section className={css.grup} aria-label={Durum}>
      <Flex
        component="h3"
        gap="4px 8px"
        wrap="wrap"
        align="center"
        m={0}
        py={8}
        px={16}
        fz={13}
        fw={500}
        bg="var(--surface-2)"
      >
        <RenkliAd renk={DurumRenk} ad={Durum} />
        <Text span c="dimmed" className="tnum">
          {[`${isler.length} iş`, YERLER[isYeri(DurumAnahtar)]].filter(Boolean).join(', ')}
        </Text>
      </Flex>
      <PlainList className="ruled">
        {(kisa ? isler.slice(0, ILK_IS) : isler).map((g) => (
          <li key={g.Id} className={`hover ${css.is}`}>
            <Text span c="dimmed" className="tnum">
              {g.No}
            </Text>
            <span>
              <Link className="anywhere" to={`/istakibi/isler/${g.Id}`}>
                {g.Baslik}
              </Link>
              {g.Engel !== null && (
                <Text span display="block" fz={13} c="var(--danger)">
                  Takıldı: {g.Engel}
                </Text>
              )}
            </span>
            <Text span c="dimmed" className={`tnum anywhere ${css.kim}`}>
              {g.Atanan ?? 'Atanmamış'}
            </Text>
          </li>
        ))}
      </PlainList>
      {kisa && (
        <Box py={4} px={8}>
          <Button size="compact-sm" variant="subtle" onClick={() => setHepsi(true)}>
            {kalan} işi daha göster
          </Button>
        </Box>
      )}
    </section>
  );
}

/** The tasks of a version by state, the least finished first. Each opens in its own window. */
export function VersiyonIsleri({ isler }: { readonly isler: readonly VersiyonIsi[] }) {
  if (isler.length === 0)
    return <EmptyState compact title="Bu versiyonda iş yok. İşin hedef versiyonu, işin kendi penceresinde seçilir." />;
  return (
    <div style={{ containerType: 'inline-size' }}>
      {[...Map.groupBy(isler, (g) => g.DurumAnahtar)].map(([durum, bunlar]) => (
        <Grup key={durum} isler={bunlar} />
      ))}
    </div>
  );
}

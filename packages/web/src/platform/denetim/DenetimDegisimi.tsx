import { Button, Text } from '@mantine/core';
import type { DenetimSatiri } from '@masabasi/core/platform/denetim/contract';
import { Fragment, useState } from 'react';

type Degisim = DenetimSatiri['Degisimler'][number];

/** A new record has many fields. The first ones tell it apart. */
const EN_COK = 6;

function Deger({ Once, Sonra }: Degisim) {
  if (Once === null || Sonra === null) return <Text span>{Sonra ?? Once}</Text>;
  return (
    <>
      <Text span c="dimmed">
        {Once}
      </Text>
      {' → '}
      <Text span fw={500}>
        {Sonra}
      </Text>
    </>
  );
}

/** The changed fields of an audited act, with the value before and after. */
export function DenetimDegisimi({ kayit: { Degisimler } }: { kayit: DenetimSatiri }) {
  const [hepsi, setHepsi] = useState(false);
  if (Degisimler.length === 0)
    return (
      <Text span c="var(--text-3)">
        –
      </Text>
    );
  const gorunenler = hepsi ? Degisimler : Degisimler.slice(0, EN_COK);
  const kalan = Degisimler.length - gorunenler.length;
  return (
    // A card on a phone gives each element of a cell a place of its own.
    <span>
      {gorunenler.map((d, i) => (
        <Fragment key={d.Alan}>
          {i > 0 && ' · '}
          {d.Alan !== '' && (
            <Text span c="var(--text-3)">
              {d.Alan}:{' '}
            </Text>
          )}
          <Deger {...d} />
        </Fragment>
      ))}
      {kalan > 0 && (
        <>
          {' '}
          <Button variant="subtle" size="compact-xs" onClick={() => setHepsi(true)}>
            {kalan} alan daha
          </Button>
        </>
      )}
    </span>
  );
}

import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconHeadset from '~icons/tabler/headset';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { gorusmeler as masa } from '../../calls/gorusmeler.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TELEFON, useMedya } from '../../layout/useMedya.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Read } from '../../ui/Read.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import type { AramaBilgisi } from './GorusmeDialog.tsx';
import { GorusmeDurumEtiketi } from './GorusmeDurumEtiketi.tsx';
import { SlaSaati } from './SlaSaati.tsx';

const GorusmeDialog = onDemand(() => import('./GorusmeDialog.tsx'));

const yol = (Id: number) => `/islemler/musterigorusme/detay?id=${Id}`;

/** The tickets on the customer's card, a line each: all open ones by promise, then the last closed ones. */
export function MusteriGorusmeleri({
  arama,
}: {
  readonly arama: AramaBilgisi & { readonly musteri: { readonly Id: number } };
}) {
  const git = useNavigate();
  const ben = useBen();
  const acar = SAYFA.gorusme.some((sayfa) => ben.acar(sayfa));
  const MusteriId = arama.musteri.Id;
  const telefon = useMedya(TELEFON);
  const [yeni, setYeni] = useState(false);
  const liste = useEndpoint(masa.musteriMasasi, { MusteriId }, { refetchOnMount: 'always' });
  return (
    <Panel
      title="Görüşmeler"
      icon={<IconHeadset />}
      actions={
        acar && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
            Yeni Görüşme
          </Button>
        )
      }
    >
      <Read of={liste} rows={3}>
        {({ gorusmelist }) =>
          gorusmelist.length === 0 ? (
            <EmptyState compact title="Görüşmesi yok." />
          ) : (
            <PlainList className="ruled" aria-label="Müşterinin görüşmeleri">
              {gorusmelist.map((g) => (
                <Flex
                  key={g.Id}
                  component="li"
                  gap={telefon ? '2px 12px' : 12}
                  wrap={telefon ? 'wrap' : 'nowrap'}
                  align="center"
                  mih={36}
                  px={16}
                  py={4}
                  title={[g.Proje, g.Konu, g.Atanan ?? 'Atanmamış'].join(' · ')}
                >
                  <Text span flex="none" className="tnum">
                    {acar ? <Link to={yol(g.Id)}>{g.No}</Link> : g.No}
                  </Text>
                  <Text
                    span
                    flex={telefon ? '1 1 200px' : 1}
                    miw={0}
                    className={telefon ? 'anywhere' : 'truncate'}
                    title={g.Baslik}
                  >
                    {g.Baslik}
                  </Text>
                  <Flex component="span" flex="none" gap={12} align="center">
                    <SlaSaati {...g} />
                    <GorusmeDurumEtiketi durum={g.DurumAnahtar} ad={g.Durum} listede />
                    <Text component="time" dateTime={g.Tarih} fz={13} c="dimmed" className="tnum">
                      {tarihYaz(istanbulGunu(g.Tarih))}
                    </Text>
                  </Flex>
                </Flex>
              ))}
            </PlainList>
          )
        }
      </Read>
      {yeni && (
        <GorusmeDialog
          kart={null}
          arama={arama}
          onClose={() => setYeni(false)}
          onSaved={({ Id }) => void git(yol(Id))}
        />
      )}
    </Panel>
  );
}

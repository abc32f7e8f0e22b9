import { Box, Button, Flex, Stack, Text } from '@mantine/core';
import type { BildirimSatiri } from '@masabasi/core/platform/bildirim/contract';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { bildirim } from '../../calls/bildirim.ts';
import { useMedya } from '../../layout/useMedya.ts';
import { BildirimSatirlari } from '../../platform/bildirim/BildirimSatirlari.tsx';
import { BildirimTercihleri } from '../../platform/bildirim/BildirimTercihleri.tsx';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { read } from '../../platform/call/cagri.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { Columns } from '../../ui/Columns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Read } from '../../ui/Read.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useRowKeys } from '../../ui/useRowKeys.ts';
import css from './GelenKutusuPage.module.css';
import { KARAR_TURLERI, type Karar, kararAdi, useKararlar } from './kararlar.ts';

const KararPaneli = onDemand(() => import('./KararPaneli.tsx'));

/** Below this width a decision opens in a window, as the list has no room beside it. */
const YAN_YANA = '(min-width: 1025px)';

function Kararlar({
  kararlar,
  secili,
  onGez,
  onAc,
}: {
  readonly kararlar: readonly Karar[];
  readonly secili: Karar | undefined;
  /** The focus came to a decision. */
  readonly onGez: (k: Karar) => void;
  /** A decision was pressed. */
  readonly onAc: (k: Karar) => void;
}) {
  return (
    <Panel title="Kararınızı bekleyenler" actions={<span className="tnum">{kararlar.length}</span>}>
      <PlainList className="ruled" aria-label="Kararınızı bekleyenler">
        {kararlar.map((k) => (
          <li key={kararAdi(k)}>
            <Flex
              component="button"
              type="button"
              direction="column"
              w="100%"
              px={16}
              py={8}
              className={`bare hover ${k === secili ? css.secili : ''}`}
              aria-current={k === secili || undefined}
              data-row-act
              onFocus={() => onGez(k)}
              onClick={() => onAc(k)}
            >
              <Flex component="span" gap={12} justify="space-between">
                <Text span fw={500} truncate>
                  {k.kim}
                </Text>
                <Text span fz={12} c="dimmed" className="tnum nowrap">
                  {k.zaman}
                </Text>
              </Flex>
              <Text span fz={13} c="dimmed" truncate>
                {k.konu}
              </Text>
            </Flex>
          </li>
        ))}
      </PlainList>
    </Panel>
  );
}

/** Notifications, without those that ask for a decision above. */
function Bildirimler({ kararlar }: { readonly kararlar: readonly Karar[] }) {
  const gelenler = useEndpoint(bildirim.bildirimler, {});
  const [eskiler, setEskiler] = useState<{ satirlar: readonly BildirimSatiri[]; devami: boolean } | null>(null);
  const [getiriliyor, setGetiriliyor] = useState(false);
  const oku = useAction(bildirim.bildirimOkundu, { onSuccess: () => setEskiler(null) });
  if (!gelenler.data) return <Read of={gelenler} rows={6} />;
  const { data } = gelenler;
  const satirlar = [...data.bildirimler, ...(eskiler?.satirlar ?? [])];
  const sorulan = new Set(kararlar.map((k) => `${KARAR_TURLERI[k.tur].bildirim} ${k.Id}`));
  const yukarida = (b: BildirimSatiri) => !b.Okundu && b.KayitId !== null && sorulan.has(`${b.Tur} ${b.KayitId}`);
  const gosterilen = satirlar.filter((b) => !yukarida(b));
  const okunmayan = data.Okunmayan - (satirlar.length - gosterilen.length);
  const devami = eskiler?.devami ?? data.Devami;
  const getir = async () => {
    setGetiriliyor(true);
    try {
      const { bildirimler, Devami } = await read(bildirim.bildirimler, { oncekiId: satirlar.at(-1)?.Id });
      setEskiler({ satirlar: [...(eskiler?.satirlar ?? []), ...bildirimler], devami: Devami });
    } finally {
      setGetiriliyor(false);
    }
  };
  if (gosterilen.length === 0)
    return (
      <EmptyState
        title={kararlar.length > 0 ? 'Başka bildiriminiz yok.' : 'Henüz bildiriminiz yok.'}
        text="İsteklerinize verilen kararlar ve uyarılar burada toplanır."
      />
    );
  return (
    <Panel
      title={okunmayan > 0 ? `Bildirimler, ${okunmayan} okunmamış` : 'Bildirimler'}
      actions={
        okunmayan > 0 && (
          <Button variant="subtle" loading={oku.isPending} onClick={() => oku.mutate({ sonId: satirlar[0]?.Id })}>
            Hepsini Okundu Say
          </Button>
        )
      }
      padded
    >
      <BildirimSatirlari satirlar={gosterilen} />
      {devami && (
        <Button variant="default" loading={getiriliyor} onClick={() => void getir()}>
          Daha Eskiler
        </Button>
      )}
    </Panel>
  );
}

function Kutu() {
  const [adres, setAdres] = useAdres();
  const kararlar = useKararlar();
  const yanYana = useMedya(YAN_YANA);
  const { acar } = useBen();
  const git = useNavigate();
  const [acik, setAcik] = useState<Karar | null>(null);
  const [sira, setSira] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const yan = useRef<HTMLDivElement>(null);
  useRowKeys(box);
  if (kararlar === undefined) return <Read of={{ data: undefined, error: null, refetch: () => undefined }} rows={8} />;
  const istenen = adres.get('karar');
  // A decided record leaves the list, and the next one takes its place.
  const secili = kararlar.find((k) => kararAdi(k) === istenen) ?? kararlar[Math.min(sira, kararlar.length - 1)];
  const sec = (k: Karar) => {
    setSira(kararlar.indexOf(k));
    if (k !== secili) setAdres((sozler) => sozler.set('karar', kararAdi(k)), { replace: true });
  };
  // An analysis is decided on its page, which has the texts that the decision needs.
  const analizYolu = (Id: number) =>
    acar(SAYFA.analiz[0]) ? kayitYolu(SAYFA.analiz[0], Id) : `${SAYFA.bekleyenler[0]}?analiz=${Id}`;
  return (
    <Columns of={yanYana && secili ? 'minmax(320px, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)'} gap={16} align="start">
      <Stack ref={box} gap={16} miw={0}>
        {kararlar.length > 0 && (
          <Kararlar
            kararlar={kararlar}
            secili={yanYana ? secili : undefined}
            onGez={(k) => yanYana && sec(k)}
            onAc={(k) => {
              if (!yanYana && k.tur === 'bekleyen') void git(analizYolu(k.Id));
              else if (!yanYana) setAcik(k);
              else if (k === secili) yan.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
              else sec(k);
            }}
          />
        )}
        <Bildirimler kararlar={kararlar} />
      </Stack>
      {yanYana && secili && (
        <Box ref={yan} pos="sticky" top={16} miw={0}>
          {secili.tur === 'bekleyen' ? (
            <Panel title="Analiz Kararı" padded>
              <Stack gap={12} align="flex-start">
                <Text fw={500}>{secili.kim}</Text>
                <Text c="dimmed">{secili.konu}</Text>
                <Button variant="default" component={Link} to={analizYolu(secili.Id)}>
                  Analizi Aç
                </Button>
              </Stack>
            </Panel>
          ) : (
            <KararPaneli
              key={kararAdi(secili)}
              tur={secili.tur}
              Id={secili.Id}
              onBitti={() => undefined}
              onClose={null}
            />
          )}
        </Box>
      )}
      {!yanYana && acik !== null && acik.tur !== 'bekleyen' && (
        <KararPaneli
          key={kararAdi(acik)}
          tur={acik.tur}
          Id={acik.Id}
          onBitti={() => setAcik(null)}
          onClose={() => setAcik(null)}
        />
      )}
    </Columns>
  );
}

/** Everything that came for the person: decisions, made in place, and notifications, with their channels. */
export default function GelenKutusuPage() {
  const [adres, setAdres] = useAdres();
  return (
    <>
      <PageHeader title="Gelen Kutusu" />
      <Tabs
        label="Gelen kutusu"
        value={adres.get('sekme') === 'tercihler' ? 'tercihler' : 'gelenler'}
        onChange={(v) => setAdres(v === 'gelenler' ? {} : { sekme: v }, { replace: true })}
        tabs={[
          { value: 'gelenler', label: 'Gelenler', content: <Kutu /> },
          { value: 'tercihler', label: 'Tercihler', content: <BildirimTercihleri /> },
        ]}
      />
    </>
  );
}

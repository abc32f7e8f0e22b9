import { Box, Button, Flex, Text } from '@mantine/core';
import { BEKLEYEN_EYLEMLERI } from '@masabasi/core/platform/list/bekleyenEylemi';
import type { BekleyenKaydi } from '@masabasi/core/yonetim/anasayfa/contract';
import { beklemeYaz } from '@masabasi/core/yonetim/anasayfa/aciliyet';
import { ms } from '@masabasi/core/platform/time/tarih';
import IconPackage from '~icons/tabler/package';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { anasayfa } from '../../calls/anasayfa.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useSimdi } from '../../platform/call/sunucuSaati.ts';
import { Columns, fitting } from '../../ui/Columns.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Read } from '../../ui/Read.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useRowKeys } from '../../ui/useRowKeys.ts';
import css from './Bekleyenlerim.module.css';

const DemolarDialog = onDemand(() => import('../../musteri/demo/DemolarDialog.tsx'));
const LisansUyarilariDialog = onDemand(() => import('../../musteri/lisans/LisansUyarilariDialog.tsx'));
const LisansYenileme = onDemand(() => import('../../musteri/lisans/LisansYenileme.tsx'));
const KararPaneli = onDemand(() => import('../bekleyen/KararPaneli.tsx'));

/** Rooms whose decisions open in a window of this page. */
const KARAR_ODALARI = ['talep', 'mola', 'teklif'] as const;
type KararOdasi = (typeof KARAR_ODALARI)[number];
const kararOdasi = (oda: string): KararOdasi | undefined => KARAR_ODALARI.find((o) => o === oda);

/** Windows with all records of a room that has no page for them. */
type Hepsi = 'demo' | 'lisans';
const hepsi = (oda: string): Hepsi => (oda === 'lisans' ? 'lisans' : 'demo');

type Acik = Hepsi | { readonly tur: KararOdasi | 'yenile'; readonly Id: number };

const kaydin = (k: BekleyenKaydi): string => [k.No, k.Kim, k.Konu].filter(Boolean).join(', ');

/** The act on a record: in a window of this page, in place, or on the record's page. */
function Eylem({ kayit: k, onAc }: { readonly kayit: BekleyenKaydi; readonly onAc: (a: Acik) => void }) {
  const [mesgul, setMesgul] = useState(false);
  const ortak = {
    variant: 'default',
    size: 'compact-sm',
    'data-row-act': true,
    // The names of decisions begin with the person, as everywhere.
    'aria-label': `${k.Eylem === 'karar' ? 'Karar ver' : BEKLEYEN_EYLEMLERI[k.Eylem]}: ${kaydin(k)}`,
  } as const;
  const ad = BEKLEYEN_EYLEMLERI[k.Eylem];
  const tur = kararOdasi(k.Oda);
  const ustlen = async () => {
    setMesgul(true);
    try {
      const { ustlen: al, ustlenilir } = await import('./ustlen.ts');
      if (ustlenilir(k.Oda)) await al(k.Oda, k.Id);
    } finally {
      setMesgul(false);
    }
  };
  if (k.Eylem === 'karar' && tur !== undefined)
    return (
      <Button {...ortak} onClick={() => onAc({ tur, Id: k.Id })}>
        {ad}
      </Button>
    );
  if (k.Eylem === 'yenile')
    return (
      <Button {...ortak} onClick={() => onAc({ tur: 'yenile', Id: k.Id })}>
        {ad}
      </Button>
    );
  if (k.Eylem === 'ustlen')
    return (
      <Button {...ortak} loading={mesgul} onClick={() => void ustlen()}>
        {ad}
      </Button>
    );
  if (k.Yol === null)
    return (
      <Button {...ortak} onClick={() => onAc(hepsi(k.Oda))}>
        {ad}
      </Button>
    );
  return (
    <Button {...ortak} component={Link} to={k.Yol}>
      {ad}
    </Button>
  );
}

/** The record's name opens it, where it has a page. */
const Ad = ({ kayit: k }: { readonly kayit: BekleyenKaydi }): ReactNode =>
  k.Yol === null || k.Eylem === 'karar' ? (
    <Text span fw={500}>
      {k.Kim}
    </Text>
  ) : (
    <Text component={Link} to={k.Yol} fw={500} c="var(--text)" tabIndex={-1}>
      {k.Kim}
    </Text>
  );

/** The sentence of a room with its number lifted out. */
function OdaCumlesi({ cumle }: { readonly cumle: string }) {
  const sayi = /\d[\d.]*/.exec(cumle);
  if (sayi === null) return cumle;
  return (
    <>
      {cumle.slice(0, sayi.index)}
      <b className="tnum">{sayi[0]}</b>
      {cumle.slice(sayi.index + sayi[0].length)}
    </>
  );
}

/**
 * The most urgent records that wait for the person, each with its act, and below them a line for each room that links
 * to all of its waiting records.
 */
export function Bekleyenlerim() {
  const okunan = useEndpoint(anasayfa.bekleyenlerim, {});
  const an = useSimdi(60);
  const [acik, setAcik] = useState<Acik | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useRowKeys(box);
  const kayitlar = okunan.data?.kayitlar ?? [];
  const odalar = okunan.data?.bekleyenler ?? [];
  const kapat = () => setAcik(null);
  return (
    <Panel
      title="Bekleyenlerim"
      icon={<IconPackage stroke={1.7} />}
      actions={
        // The window also has demos that belong to nobody yet, so it opens when none waits, too.
        <Button variant="subtle" onClick={() => setAcik('demo')}>
          Demoları Aç
        </Button>
      }
    >
      <div ref={box}>
        {!okunan.data && (
          <Box px={16} pb={12}>
            <Read of={okunan} rows={3} compact />
          </Box>
        )}
        {okunan.data && odalar.length === 0 && (
          <Text px={16} pb={12} c="dimmed">
            Sizi bekleyen bir şey yok.
          </Text>
        )}
        {kayitlar.length > 0 && (
          <PlainList className="ruled" aria-label="En acil bekleyenler">
            {kayitlar.map((k) => (
              <Flex
                key={`${k.Oda} ${k.Id} ${k.Konu}`}
                component="li"
                className={css.satir}
                gap={12}
                align="center"
                mih={40}
                px={16}
                py={4}
              >
                <Text span className={`truncate ${css.kayit}`} title={kaydin(k)}>
                  <Ad kayit={k} />
                  <Text span c="dimmed">
                    {' · '}
                    {k.No && `${k.No} · `}
                    {k.Konu}
                  </Text>
                </Text>
                <Text
                  span
                  fz={13}
                  c={k.Termin !== null && ms(k.Termin) < an ? 'var(--danger)' : 'dimmed'}
                  className={`tnum nowrap ${css.sure}`}
                >
                  {beklemeYaz(k, an)}
                </Text>
                <Eylem kayit={k} onAc={setAcik} />
              </Flex>
            ))}
          </PlainList>
        )}
        {odalar.length > 0 && (
          <Box px={8} py={8} className={kayitlar.length > 0 ? 'line-above' : undefined}>
            {kayitlar.length > 0 && (
              <Text px={8} pb={2} fz={12} fw={500} c="dimmed">
                Bütün bekleyenler
              </Text>
            )}
            <Columns component="ul" of={fitting(280)} gap={0} className={css.odalar} aria-label="Bütün bekleyenler">
              {odalar.map((b) => (
                <li key={b.Oda}>
                  {b.Yol === null ? (
                    <button type="button" className="bare hover" data-row-act onClick={() => setAcik(hepsi(b.Oda))}>
                      <OdaCumlesi cumle={b.Cumle} />
                    </button>
                  ) : (
                    <Link to={b.Yol} className="bare hover" data-row-act>
                      <OdaCumlesi cumle={b.Cumle} />
                    </Link>
                  )}
                </li>
              ))}
            </Columns>
          </Box>
        )}
      </div>
      {acik === 'demo' && <DemolarDialog onClose={kapat} />}
      {acik === 'lisans' && <LisansUyarilariDialog onClose={kapat} />}
      {typeof acik === 'object' &&
        acik !== null &&
        (acik.tur === 'yenile' ? (
          <LisansYenileme Id={acik.Id} onClose={kapat} />
        ) : (
          <KararPaneli tur={acik.tur} Id={acik.Id} onBitti={kapat} onClose={kapat} />
        ))}
    </Panel>
  );
}

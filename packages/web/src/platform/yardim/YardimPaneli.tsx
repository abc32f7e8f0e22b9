import { Box, Flex, Text, TextInput } from '@mantine/core';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconList from '~icons/tabler/list';
import IconSearch from '~icons/tabler/search';
import IconX from '~icons/tabler/x';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { BOLUMLER } from 'virtual:kilavuz';
import type { Bolum } from './kilavuz.ts';
import { menuYollari, useYetki } from '../session/oturum.ts';
import { findRoute, inMenu } from '../../routes.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useListener } from '../../ui/useListener.ts';
import { type AcikYardim, yardimKapat } from './yardim.ts';
import { YardimMetni } from './YardimMetni.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './YardimPaneli.module.css';
import { YardimSonuclari } from './YardimSonuclari.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Shown on every page, because the keys are always the same. */
const KISAYOLLAR = BOLUMLER.find((b) => b.baslik === 'Klavye kısayolları');
const ICINDEKILER = 'içindekiler';

const bolumu = (id: string) => BOLUMLER.find((b) => b.parcalar.some((p) => p.id === id));
const ekraninBolumu = (pathname: string) => {
  const yol = findRoute(pathname)?.path;
  return BOLUMLER.find((b) => yol !== undefined && b.sayfalar.includes(yol));
};

/** Tells whether the person may open a screen, by their menu. */
function useAcilir(): (yol: string) => boolean {
  const { menuList } = useYetki();
  return (yol) => inMenu(menuYollari(menuList), yol);
}

function BolumListesi({ bolumler, onBolum }: { bolumler: readonly Bolum[]; onBolum: (id: string) => void }) {
  return (
    <PlainList mx={-8}>
      {bolumler.map((b) => (
        <li key={b.id}>
          <Box
            component="button"
            type="button"
            className="bare hover"
            w="100%"
            px={8}
            py={6}
            bdrs={6}
            onClick={() => onBolum(b.id)}
          >
            {b.baslik}
          </Box>
        </li>
      ))}
    </PlainList>
  );
}

/** Table of contents. Sections about screens that the person cannot open are listed separately. */
function Icindekiler({ onBolum }: { onBolum: (id: string) => void }) {
  const acilir = useAcilir();
  const { acilan = [], kapali = [] } = Object.groupBy(BOLUMLER, (b) =>
    b.sayfalar.length === 0 || b.sayfalar.some(acilir) ? 'acilan' : 'kapali',
  );
  return (
    <>
      <Text component="h3" mb={8} fz={18} lh="26px" lts="-0.01em" fw={600}>
        Bütün bölümler
      </Text>
      <BolumListesi bolumler={acilan} onBolum={onBolum} />
      {kapali.length > 0 && (
        <>
          <Text component="h4" pt={8} mt={8} mb={6} fz={14} lh="20px" fw={700}>
            Menünüzde olmayan ekranlar
          </Text>
          <BolumListesi bolumler={kapali} onBolum={onBolum} />
        </>
      )}
    </>
  );
}

function parcayaGit(baslik: HTMLElement | null): void {
  // A person who has just cleared the search continues to type.
  if (document.activeElement instanceof HTMLInputElement) return;
  baslik?.scrollIntoView({ block: 'start' });
  baslik?.focus({ preventScroll: true });
}

/** One section with its parts, and the keys below. A link to a part scrolls to it. */
function Okunan({ id, onBolum }: { id: string; onBolum: (id: string) => void }) {
  const acilir = useAcilir();
  const { pathname } = useLocation();
  const bolum = bolumu(id);
  if (!bolum) return <Icindekiler onBolum={onBolum} />;
  const metin = { onBolum, acilirMi: acilir };
  // A card opens from its list: its own address without an Id would show nothing.
  const yol = bolum.sayfalar.find((s) => !/\/(:|detay)/.test(s));
  const kisayollar = KISAYOLLAR && bolum !== KISAYOLLAR && bolum.sayfalar.length > 0 ? KISAYOLLAR : null;
  return (
    <article aria-labelledby="yardim-bolumu">
      <Text id="yardim-bolumu" component="h3" mb={8} fz={18} lh="26px" lts="-0.01em" fw={600}>
        {bolum.baslik}
      </Text>
      {yol !== undefined && bolum !== ekraninBolumu(pathname) && acilir(yol) && (
        <Text mt={-4} mb={10} fz={13}>
          <Link to={yol}>Ekranı aç</Link>
        </Text>
      )}
      {bolum.parcalar.map((p) => (
        <section key={p.id}>
          {p.baslik !== null && (
            <Text
              ref={p.id === id ? parcayaGit : null}
              tabIndex={-1}
              component="h4"
              pt={8}
              mt={8}
              mb={6}
              fz={14}
              lh="20px"
              fw={700}
            >
              {p.baslik}
            </Text>
          )}
          <YardimMetni dugumler={p.dugumler} {...metin} />
        </section>
      ))}
      {kisayollar && (
        <section>
          <Text component="h4" pt={8} mt={8} mb={6} fz={14} lh="20px" fw={700}>
            {kisayollar.baslik}
          </Text>
          <YardimMetni dugumler={kisayollar.parcalar[0]?.dugumler ?? []} {...metin} />
        </section>
      )}
    </article>
  );
}

/** The keyboard scrolls the text, so the text gets the focus, also in a dialog. */
const OKUNUR = { tabIndex: 0, 'data-autofocus': true };

interface Yer {
  readonly yol: readonly string[];
  readonly aranan: string;
}

function Icerik({ istenen }: { istenen: string | null }) {
  const { pathname } = useLocation();
  const ekran = ekraninBolumu(pathname);
  const [ilk] = useState(istenen ?? ekran?.id ?? ICINDEKILER);
  const [{ yol, aranan }, setYer] = useState<Yer>({ yol: [ilk], aranan: '' });
  const govde = useRef<HTMLDivElement>(null);
  const simdi = yol.at(-1)!;
  const oku = (yeniYol: readonly string[]) => {
    setYer({ yol: yeniYol, aranan: '' });
    govde.current?.focus({ preventScroll: true });
    govde.current?.scrollTo(0, 0);
  };
  const git = (id: string) => oku([...yol, id]);
  const kutu = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const panel = govde.current?.closest('[data-yardim]');
    // A link to a part has already focused its heading.
    if (panel?.contains(document.activeElement) === false) govde.current?.focus({ preventScroll: true });
    const tus = (e: Event) => {
      if (!(e instanceof KeyboardEvent) || e.key !== '/' || e.target === kutu.current) return;
      e.preventDefault();
      e.stopPropagation();
      kutu.current?.focus();
    };
    panel?.addEventListener('keydown', tus);
    return () => panel?.removeEventListener('keydown', tus);
  }, []);
  const baskaEkran = ekran && aranan === '' && bolumu(simdi) !== ekran ? ekran : null;
  return (
    <>
      <Flex gap={4} flex="none" align="center" p="10px 12px 12px 20px" className="line-below">
        {yol.length > 1 && (
          <IconButton touch ml={-8} aria-label="Önceki bölüm" onClick={() => oku(yol.slice(0, -1))}>
            <IconArrowLeft size={18} aria-hidden />
          </IconButton>
        )}
        <TextInput
          ref={kutu}
          flex={1}
          miw={0}
          type="search"
          aria-label="Yardımda ara"
          placeholder="Yardımda ara..."
          maxLength={100}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={aranan}
          onChange={(e) => setYer({ yol, aranan: e.currentTarget.value })}
        />
        <IconButton
          touch
          aria-label="Bütün bölümler"
          title="Bütün bölümler"
          disabled={simdi === ICINDEKILER}
          onClick={() => git(ICINDEKILER)}
        >
          <IconList size={18} aria-hidden />
        </IconButton>
      </Flex>
      <div ref={govde} className={css.govde} role="region" aria-label="Yardım metni" {...OKUNUR}>
        {baskaEkran && (
          <Text py={6} px={10} mb={12} fz={13} c="dimmed" bg="var(--surface-2)" bdrs={6}>
            Bu ekranın yardımı:{' '}
            <LinkButton underlined onClick={() => git(baskaEkran.id)}>
              {baskaEkran.baslik}
            </LinkButton>
          </Text>
        )}
        {aranan.trim() === '' ? (
          <Okunan key={`${String(yol.length)} ${simdi}`} id={simdi} onBolum={git} />
        ) : (
          <YardimSonuclari bolumler={BOLUMLER} aranan={aranan} onBolum={git} />
        )}
      </div>
    </>
  );
}

/** Escape closes the help for a reader inside it, even beside an open dialog. The dialog keeps its own Escape. */
function useKapatma(panel: RefObject<HTMLElement | null>) {
  const tus = (e: KeyboardEvent) => {
    const odak = document.activeElement;
    const okuyor =
      odak === document.body ? !document.querySelector('[aria-modal="true"]') : panel.current?.contains(odak);
    if (e.key !== 'Escape' || e.isComposing || !okuyor) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    yardimKapat();
  };
  useListener('window', 'keydown', tus, { capture: true });
}

function YanPanel({ acik }: { acik: AcikYardim }) {
  const panel = useRef<HTMLElement>(null);
  useKapatma(panel);
  return (
    <aside ref={panel} className={css.panel} aria-label="Yardım" data-yardim data-side-panel>
      <Flex flex="none" align="center" justify="space-between" p="10px 12px 0 20px">
        <Text component="h2" fz={16} lh="24px" fw={600}>
          Yardım
        </Text>
        <IconButton touch aria-label="Yardımı kapat" onClick={yardimKapat}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </Flex>
      <Icerik key={acik.kacinci} istenen={acik.bolum} />
    </aside>
  );
}

/** The guide beside the screen, which stays usable. On a narrow screen it is a dialog. */
export default function YardimPaneli({ acik }: { acik: AcikYardim }) {
  if (!acik.ustte) return <YanPanel acik={acik} />;
  return (
    <Dialog opened onClose={yardimKapat} title="Yardım" width={560} closeOnClickOutside>
      <div className={css.dialog} data-yardim>
        <Icerik key={acik.kacinci} istenen={acik.bolum} />
      </div>
    </Dialog>
  );
}

import { TextInput } from '@mantine/core';
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
import css from './YardimPaneli.module.css';
import { YardimSonuclari } from './YardimSonuclari.tsx';

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
    <ul className={css.icindekiler}>
      {bolumler.map((b) => (
        <li key={b.id}>
          <button type="button" className={css.bolum} onClick={() => onBolum(b.id)}>
            {b.baslik}
          </button>
        </li>
      ))}
    </ul>
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
      <h3 className={css.baslik}>Bütün bölümler</h3>
      <BolumListesi bolumler={acilan} onBolum={onBolum} />
      {kapali.length > 0 && (
        <>
          <h4 className={css.parca}>Menünüzde olmayan ekranlar</h4>
          <BolumListesi bolumler={kapali} onBolum={onBolum} />
        </>
      )}
    </>
  );
}

/** One section with its parts, and the keys below. A link to a part scrolls to it. */
function Okunan({ id, onBolum }: { id: string; onBolum: (id: string) => void }) {
  const acilir = useAcilir();
  const { pathname } = useLocation();
  const bolum = bolumu(id);
  const yer = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A person who has just cleared the search continues to type.
    if (document.activeElement instanceof HTMLInputElement) return;
    yer.current?.scrollIntoView({ block: 'start' });
    yer.current?.focus({ preventScroll: true });
  }, []);
  if (!bolum) return <Icindekiler onBolum={onBolum} />;
  const metin = { onBolum, acilirMi: acilir };
  // A card opens from its list: its own address without an Id would show nothing.
  const yol = bolum.sayfalar.find((s) => !/\/(:|detay)/.test(s));
  const kisayollar = KISAYOLLAR && bolum !== KISAYOLLAR && bolum.sayfalar.length > 0 ? KISAYOLLAR : null;
  return (
    <article aria-labelledby="yardim-bolumu">
      <h3 id="yardim-bolumu" className={css.baslik}>
        {bolum.baslik}
      </h3>
      {yol !== undefined && bolum !== ekraninBolumu(pathname) && acilir(yol) && (
        <p className={css.ac}>
          <Link to={yol}>Ekranı aç</Link>
        </p>
      )}
      {bolum.parcalar.map((p) => (
        <section key={p.id}>
          {p.baslik !== null && (
            <h4 ref={p.id === id ? yer : null} tabIndex={-1} className={css.parca}>
              {p.baslik}
            </h4>
          )}
          <YardimMetni dugumler={p.dugumler} {...metin} />
        </section>
      ))}
      {kisayollar && (
        <section>
          <h4 className={css.parca}>{kisayollar.baslik}</h4>
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
      <div className={css.cubuk}>
        {yol.length > 1 && (
          <button type="button" className={css.dugme} aria-label="Önceki bölüm" onClick={() => oku(yol.slice(0, -1))}>
            <IconArrowLeft size={18} aria-hidden />
          </button>
        )}
        <TextInput
          ref={kutu}
          className={css.ara}
          type="search"
          aria-label="Yardımda ara"
          placeholder="Yardımda ara…"
          maxLength={100}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={aranan}
          onChange={(e) => setYer({ yol, aranan: e.currentTarget.value })}
        />
        <button
          type="button"
          className={css.dugme}
          aria-label="Bütün bölümler"
          title="Bütün bölümler"
          disabled={simdi === ICINDEKILER}
          onClick={() => git(ICINDEKILER)}
        >
          <IconList size={18} aria-hidden />
        </button>
      </div>
      <div ref={govde} className={css.govde} role="region" aria-label="Yardım metni" {...OKUNUR}>
        {baskaEkran && (
          <p className={css.ekran}>
            Bu ekranın yardımı:{' '}
            <button type="button" className={css.gecis} onClick={() => git(baskaEkran.id)}>
              {baskaEkran.baslik}
            </button>
          </p>
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
      <div className={css.ust}>
        <h2 className={css.ad}>Yardım</h2>
        <button type="button" className={css.dugme} aria-label="Yardımı kapat" onClick={yardimKapat}>
          <IconX size={18} aria-hidden />
        </button>
      </div>
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

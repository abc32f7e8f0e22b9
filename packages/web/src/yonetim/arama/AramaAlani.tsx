import IconSearch from '~icons/tabler/search';
import css from './AramaAlani.module.css';

const MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The field of the top bar that opens the search over everything. On a narrow screen, only its icon. */
export function AramaAlani({ onOpen, onIntent }: { onOpen: () => void; onIntent: () => void }) {
  return (
    <button
      type="button"
      className={css.alan}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      title={`Ara (${MAC ? '⌘' : 'Ctrl+'}K)`}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <span className={css.yazi}>Ara</span>
      <kbd className={css.tus} aria-hidden>
        {MAC ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

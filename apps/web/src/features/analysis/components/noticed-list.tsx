import './noticed-list.css';
import type { ReactNode } from 'react';
import type { Noticed } from '../model/analysis-state.ts';

/**
 * Passages the model noticed first, newest last. The numbers are hidden from screen readers, which count list items.
 */
export function NoticedList({ noticed }: { noticed: Noticed[] }): ReactNode {
  return (
    <ol className="noticed">
      {noticed.map(({ start, end, quote, shows }, index) => (
        <li key={`${start}-${end}`}>
          <div className="noticed-fold">
            <div className="noticed-item">
              <span aria-hidden className="noticed-number">
                {index + 1}
              </span>
              <p dir="auto" className="noticed-quote">
                “{quote}”
              </p>
              {shows && (
                <p dir="auto" className="noticed-shows">
                  {shows}
                </p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

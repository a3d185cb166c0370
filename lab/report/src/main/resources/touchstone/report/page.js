// What the page does once it is open: colours, sorting, the forks behind a figure, and filters whose state is in the address.
(function () {
  'use strict';

  var contestants = JSON.parse(document.getElementById('data').textContent);
  var form = document.getElementById('filters');
  var nothing = document.getElementById('nothing');
  var shown = document.getElementById('shown');
  var DIMENSIONS = ['library', 'binding', 'operation', 'workload', 'jdk'];
  // What an element may say that it is about; what it does not say does not hide it.
  var ABOUT = ['data-contestant', 'data-operation', 'data-workload', 'data-jdk'];

  function all(selector, within) {
    return Array.prototype.slice.call((within || document).querySelectorAll(selector));
  }

  // Colours. A page that was opened from a file may have no storage.
  var theme = document.getElementById('theme');
  function paint(name) {
    if (name === 'auto') {
      document.documentElement.removeAttribute('data-theme');
    } else {
      document.documentElement.setAttribute('data-theme', name);
    }
    theme.value = name;
  }
  try { paint(localStorage.getItem('touchstone-theme') || 'auto'); } catch (e) { paint('auto'); }
  theme.addEventListener('change', function () {
    paint(theme.value);
    try { localStorage.setItem('touchstone-theme', theme.value); } catch (e) { /* it lasts as long as the page */ }
  });

  // The forks of a row.
  function fold(button, open) {
    button.setAttribute('aria-expanded', String(open));
    document.getElementById(button.getAttribute('aria-controls')).classList.toggle('open', open);
  }
  all('.more').forEach(function (button) {
    fold(button, false);
    button.addEventListener('click', function () {
      fold(button, button.getAttribute('aria-expanded') !== 'true');
    });
  });

  // What is folded is on paper all the same; the choices of a filter are not.
  var unfolded = [];
  window.addEventListener('beforeprint', function () {
    unfolded = all('details:not(.pick):not([open])');
    unfolded.forEach(function (part) { part.open = true; });
  });
  window.addEventListener('afterprint', function () {
    unfolded.forEach(function (part) { part.open = false; });
    unfolded = [];
  });

  // Sorting. A row's forks stay below it; rows without a figure stay last.
  function sort(table, header, column) {
    var ascending = header.getAttribute('aria-sort') !== 'ascending';
    var figures = header.dataset.sort === 'figures';
    var body = table.tBodies[0];
    var rows = Array.prototype.filter.call(body.rows, function (row) { return !row.classList.contains('forks'); });
    function key(row) {
      // Words in place of figures fill all of their columns.
      var whole = !row.querySelector(':scope > td[colspan]');
      if (!whole && column > 0) {
        return null;
      }
      var cell = row.cells[column];
      if (figures) {
        return cell.dataset.v ? Number(cell.dataset.v) : null;
      }
      return cell.textContent.trim();
    }
    var keyed = rows.map(function (row, i) { return { row: row, key: key(row), at: i }; });
    keyed.sort(function (a, b) {
      if (a.key === null || b.key === null) {
        return (a.key === null) - (b.key === null) || a.at - b.at;
      }
      var order = figures ? a.key - b.key : a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
      return (ascending ? order : -order) || a.at - b.at;
    });
    keyed.forEach(function (entry) {
      var more = entry.row.querySelector('.more');
      var forks = more ? document.getElementById(more.getAttribute('aria-controls')) : null;
      body.appendChild(entry.row);
      if (forks) {
        body.appendChild(forks);
      }
    });
    all('th[aria-sort]', table).forEach(function (other) { other.removeAttribute('aria-sort'); });
    header.setAttribute('aria-sort', ascending ? 'ascending' : 'descending');
  }
  all('th[data-sort]').forEach(function (header) {
    var table = header.closest('table');
    var column = Array.prototype.indexOf.call(header.parentNode.cells, header);
    var button = document.createElement('button');
    button.type = 'button';
    button.textContent = header.textContent;
    header.textContent = '';
    header.appendChild(button);
    button.addEventListener('click', function () { sort(table, header, column); });
  });

  // Lines of a chart, one at a time.
  all('.lines').forEach(function (figure) {
    function light(name) {
      figure.classList.toggle('lit', name !== null);
      all('.series', figure).forEach(function (line) {
        line.classList.toggle('on', line.dataset.contestant === name);
      });
    }
    all('.legend li', figure).forEach(function (item) {
      item.addEventListener('mouseenter', function () { light(item.dataset.contestant); });
      item.addEventListener('mouseleave', function () { light(null); });
    });
  });

  // A run without a cell has nothing to narrow down.
  if (!form) {
    return;
  }

  // Filters: what is picked, by dimension; a dimension of which nothing is picked does not narrow.
  function picked() {
    var chosen = {};
    DIMENSIONS.forEach(function (name) {
      chosen[name] = all('input[name="' + name + '"]:checked', form).map(function (box) { return box.value; });
    });
    return chosen;
  }

  function passes(chosen, value) {
    return chosen.length === 0 || value === undefined || value.split(' ').some(function (one) { return chosen.indexOf(one) >= 0; });
  }

  // True where there were such elements and none of them is left.
  function empty(within, selector) {
    var inside = all(selector, within);
    return inside.length > 0 && inside.every(function (element) {
      var gone = element.closest('[hidden]');
      return gone !== null && gone !== within && within.contains(gone);
    });
  }

  function apply() {
    var chosen = picked();
    var names = Object.keys(contestants).filter(function (name) {
      return passes(chosen.library, contestants[name][0]) && passes(chosen.binding, contestants[name][1]);
    });
    all('.part').forEach(function (part) { part.hidden = false; });
    all(ABOUT.map(function (name) { return 'main [' + name + ']'; }).join()).forEach(function (element) {
      var data = element.dataset;
      // Rows of some pictures are no contestant's, such as the pairs of twins: they stay.
      var known = Object.prototype.hasOwnProperty.call(contestants, data.contestant);
      element.toggleAttribute('hidden', !((!known || names.indexOf(data.contestant) >= 0) && passes(chosen.operation, data.operation)
        && passes(chosen.workload, data.workload) && passes(chosen.jdk, data.jdk)));
    });
    // What has nothing left goes as well, from the inside out: last in the document is innermost or after.
    all('.group, .part').reverse().forEach(function (part) {
      part.hidden = part.hidden || empty(part, '.part,' + ABOUT.map(function (name) { return 'tr[' + name + ']'; }).join());
    });
    all('main > .narrows').forEach(function (section) {
      section.hidden = empty(section, '.group, .part');
      document.querySelector('nav a[href="#' + section.id + '"]').parentNode.hidden = section.hidden;
    });
    var groups = all('.group');
    all('.chart[data-pitch]').forEach(restack);
    var left = groups.filter(function (group) { return !group.hidden; });
    nothing.hidden = left.length > 0 || groups.length === 0;
    shown.textContent = left.length === groups.length && names.length === Object.keys(contestants).length
      ? '' : names.length + ' of ' + Object.keys(contestants).length + ' contestants, ' + left.length + ' of ' + groups.length + ' tables';
    all('.pick', form).forEach(function (pick) {
      var values = chosen[pick.dataset.name];
      pick.querySelector('.picked').textContent = values.length === 0 ? 'all'
        : values.length > 2 ? values.length + ' picked' : values.join(', ');
    });
  }

  // The rows that are left move up, and the picture ends below the last of them.
  function restack(chart) {
    var top = Number(chart.dataset.top);
    var pitch = Number(chart.dataset.pitch);
    var rows = all('.row', chart).filter(function (row) { return !row.hasAttribute('hidden'); });
    rows.forEach(function (row, i) { row.setAttribute('transform', 'translate(0,' + (top + i * pitch) + ')'); });
    var height = top + rows.length * pitch;
    chart.setAttribute('height', height);
    all('.grid, .one', chart).forEach(function (line) { line.setAttribute('y2', height); });
    all('.band', chart).forEach(function (band) { band.setAttribute('height', height - Number(band.getAttribute('y'))); });
  }

  function remember(at) {
    var chosen = picked();
    var state = DIMENSIONS.filter(function (name) { return chosen[name].length > 0; }).map(function (name) {
      return name + '=' + chosen[name].map(encodeURIComponent).join(',');
    });
    if (at) {
      state.push('at=' + at);
    }
    history.replaceState(null, '', state.length > 0 ? '#' + state.join('&') : location.pathname + location.search);
  }

  // An address is a place in the page, or what was picked and perhaps a place.
  function restore() {
    var hash = location.hash.slice(1);
    if (hash.indexOf('=') < 0) {
      go(hash);
      return;
    }
    form.reset();
    hash.split('&').forEach(function (part) {
      var name = part.split('=')[0];
      var values = part.slice(name.length + 1).split(',').map(decodeURIComponent);
      if (name === 'at') {
        hash = values[0];
      }
      all('input[name="' + CSS.escape(name) + '"]', form).forEach(function (box) {
        box.checked = values.indexOf(box.value) >= 0;
      });
    });
    apply();
    go(hash);
  }

  function go(id) {
    if (document.readyState !== 'complete') {
      // The browser goes to the address's fragment itself once all is loaded, and takes the focus along.
      window.addEventListener('load', function () { setTimeout(function () { go(id); }); });
      return;
    }
    var target = id && document.getElementById(id);
    if (target) {
      target.scrollIntoView();
      var heading = target.querySelector('[tabindex="-1"]') || target;
      heading.focus({ preventScroll: true });
    }
  }

  form.addEventListener('change', function () { apply(); remember(); });
  form.addEventListener('reset', function () { setTimeout(function () { apply(); remember(); }); });
  form.addEventListener('submit', function (event) { event.preventDefault(); });
  nothing.querySelector('button').addEventListener('click', function () {
    form.reset();
    // The button goes with the sentence that it stands in; who went by keys goes on at the filters.
    form.querySelector('summary').focus();
  });
  document.addEventListener('click', function (event) {
    all('.pick[open]').forEach(function (pick) {
      if (!pick.contains(event.target)) {
        pick.open = false;
      }
    });
    var link = event.target.closest('a[href^="#"]');
    if (link) {
      event.preventDefault();
      var id = link.getAttribute('href').slice(1);
      remember(id);
      go(id);
    }
  });
  document.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') {
      all('.pick[open]').forEach(function (pick) {
        pick.open = false;
        pick.querySelector('summary').focus();
      });
    }
  });
  window.addEventListener('hashchange', restore);
  restore();
}());

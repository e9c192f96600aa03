"""Reads saved pages with PyPI recipe-scrapers: lines of JSON {path, url} in, a line of JSON per page out, null without a recipe."""

import json
import sys

from recipe_scrapers import scrape_html


def found_in(read):
    try:
        return read()
    except Exception:  # Any exception counts as "nothing found".
        return None


# Some of its rules return other types than documented.
def of_type(types, value):
    return value if isinstance(value, types) else None


def texts(values):
    lines = values.splitlines() if isinstance(values, str) else values or []
    return [line for line in lines if isinstance(line, str)]


for line in sys.stdin:
    page = json.loads(line)
    with open(page["path"], encoding="utf-8") as file:
        html = file.read()
    scraper = found_in(lambda: scrape_html(html, org_url=page["url"], supported_only=False))
    print(
        json.dumps(
            scraper
            and {
                "ingredients": texts(found_in(scraper.ingredients)),
                "steps": texts(found_in(scraper.instructions_list)),
                "yields": of_type(str, found_in(scraper.yields)),
                "minutes": of_type((int, float), found_in(scraper.total_time)),
            }
        )
    )

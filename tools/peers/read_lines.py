"""Reads ingredient lines with PyPI ingredient-parser-nlp: a JSON list of lines in, a JSON list of readings out."""

import json
import sys

from ingredient_parser import parse_ingredient


def amounts_of(parsed):
    for amount in parsed.amount:
        parts = getattr(amount, "amounts", [amount])
        yield [
            {"from": number(part.quantity), "to": number(part.quantity_max), "unit": str(part.unit)}
            for part in parts
        ]


def number(quantity):
    return None if isinstance(quantity, str) else float(quantity)


readings = []
for line in json.load(sys.stdin):
    parsed = parse_ingredient(line, string_units=True)
    readings.append({"amounts": list(amounts_of(parsed)), "name": " ".join(name.text for name in parsed.name)})
json.dump(readings, sys.stdout)
